/** How each language speaks to a parent: the words of its other form of address. */
import { z } from 'zod';
import { text } from './fields.ts';
import { defineKind } from './kind.ts';

export const addressForms = defineKind({
  files: /^translations\/address\.json$/,
  isInternal: true,
  /** By language, words that only speak to a child or a friend, as `*` and the rest of content/terms write them. */
  schema: z.record(z.string(), z.array(text).min(1)),
});
