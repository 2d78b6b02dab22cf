/** The words that the translators of one language have settled on, under the same keys in every language. */
import { z } from 'zod';
import { text } from './fields.ts';
import { defineKind } from './kind.ts';

/** Phrases that a safety sentence must contain (checks/safety.ts). The search box doesn't suggest them. */
export const safetyPhrases: ReadonlySet<string> = new Set(['at-the-latest', 'must-not', 'medicine-from-home']);

export const termBase = defineKind({
  files: /^terms\/(?<language>[^/.]+)\.json$/,
  isInternal: true,
  /** Commas separate synonyms; notes are in brackets. */
  schema: z.record(z.string(), text),
});
