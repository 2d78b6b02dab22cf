/**
 * Places where a translation says the same as the Swedish in a way that the checks can't detect, each with its reason.
 */
import { z } from 'zod';
import { pageId, text } from './fields.ts';
import { defineKind } from './kind.ts';

export const translationNotes = defineKind({
  files: /^translations\/notes\.json$/,
  isInternal: true,
  schema: z.array(
    z.strictObject({
      language: text,
      page: pageId,
      /** The beginning of the Swedish part, so that the note expires when the Swedish changes. */
      swedish: text,
      why: text,
    }),
  ),
});
