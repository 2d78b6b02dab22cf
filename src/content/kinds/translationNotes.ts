/** Places where a translation says the same in a way that the checks can't see, each with its reason. */
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
      /** How the Swedish part begins, so that the note ends where the Swedish changes. */
      swedish: text,
      why: text,
    }),
  ),
});
