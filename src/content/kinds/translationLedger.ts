/** Faults found in one translation and asked of all the others, each with every language's answer. */
import { z } from 'zod';
import { pageId, text } from './fields.ts';
import { defineKind } from './kind.ts';

const answers = {
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words with hyphens'),
  /** What the translation must say, and the slip that a reader found. */
  asks: text,
  /** Languages that said it rightly when they were asked. */
  right: z.array(text),
  /** Languages that were mended. */
  mended: z.array(text),
};

export const translationLedger = defineKind({
  files: /^translations\/ledger\.json$/,
  isInternal: true,
  schema: z.array(
    z.union(
      [
        /** `swedish` is how the Swedish part begins, so that a part that changes is asked about anew. */
        z.strictObject({ ...answers, page: pageId, swedish: text }),
        /** A word of the interface, by its key in `messages`. */
        z.strictObject({ ...answers, message: text }),
      ],
      'must have id, asks, right, mended, and either page and swedish, or message',
    ),
  ),
});
