/** How each language addresses a parent, given as the words of the form that it doesn't use. */
import { z } from 'zod';
import { text } from './fields.ts';
import { defineKind } from './kind.ts';

export const addressForms = defineKind({
  files: /^translations\/address\.json$/,
  isInternal: true,
  /** By language, words that address only a child or a friend, with `*` as in the rest of content/terms. */
  schema: z.record(z.string(), z.array(text).min(1)),
});
