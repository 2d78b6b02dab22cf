/** Translators' settled words of one language, by the same keys in every language. */
import { z } from 'zod';
import { text } from './fields.ts';
import { defineKind } from './kind.ts';

/** Turns of phrase that a safety sentence must hold (checks/safety.ts). Nobody searches for them. */
export const safetyPhrases: ReadonlySet<string> = new Set(['at-the-latest', 'must-not', 'medicine-from-home']);

export const termBase = defineKind({
  files: /^terms\/(?<language>[^/.]+)\.json$/,
  isInternal: true,
  /** Several ways to say it stand with commas between, a note in brackets. */
  schema: z.record(z.string(), text),
});
