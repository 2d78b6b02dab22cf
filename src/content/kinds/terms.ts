/** Translators' settled words of one language, by the same keys in every language. */
import { z } from 'zod';
import { text } from './fields.ts';
import { defineKind } from './kind.ts';

export const terms = defineKind({
  files: /^terms\/(?<language>[^/]+)\.json$/,
  /** Several ways to say it stand with commas between, a note in brackets. */
  schema: z.record(z.string(), text),
});
