/** Words of the hospital, explained to readers. One file a language. */
import { z } from 'zod';
import { factId, pageId, text } from './fields.ts';
import { defineKind } from './kind.ts';
import { signId } from './signs.ts';

export const glossary = defineKind({
  files: /^glossary\/(?<language>[^/]+)\.json$/,
  schema: z
    .array(
      z.strictObject({
        id: pageId,
        /** Two names have a comma between them; what stands in brackets says more. */
        term: text,
        /** Also a word of everyday language, as "knapp": texts never lead from it to this meaning. */
        isEveryday: z.literal(true).optional(),
        explanation: text,
        facts: z.array(factId),
        /** Signs of the table that the explanation tells. */
        signs: z.array(signId).min(1).optional(),
      }),
    )
    .min(1),
});
