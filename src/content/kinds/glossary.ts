/** Hospital words, explained to readers. One file per language. */
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
        /** Commas separate names; additional information is in brackets. */
        term: text,
        /** Whether the word also has an everyday meaning, such as "knapp": texts never link it to this one. */
        isEveryday: z.literal(true).optional(),
        explanation: text,
        facts: z.array(factId),
        /** Signs of the table that the explanation describes. */
        signs: z.array(signId).min(1).optional(),
      }),
    )
    .min(1),
});
