/** Faults found in one translation and looked for in all the others, with the answer for each language. */
import { z } from 'zod';
import { pageId, text } from './fields.ts';
import { defineKind } from './kind.ts';

const answers = {
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words with hyphens'),
  /** What the translation must say, and the mistake that a reviewer found. */
  asks: text,
  /** Languages that were right when checked. */
  right: z.array(text),
  /** Languages that were corrected. */
  mended: z.array(text),
};

export const translationLedger = defineKind({
  files: /^translations\/ledger\.json$/,
  isInternal: true,
  schema: z.array(
    z.union(
      [
        /**
         * `swedish` is the beginning of the Swedish part, so that a changed part is checked in every language again.
         */
        z.strictObject({ ...answers, page: pageId, swedish: text }),
        /** An interface string, by its key in `messages`. */
        z.strictObject({ ...answers, message: text }),
      ],
      'must have id, asks, right, mended, and either page and swedish, or message',
    ),
  ),
});
