/** What search knows of a language beside its texts: empty words, words that mean the same, words of need and of pages. */
import { z } from 'zod';
import { pageId, text } from './fields.ts';
import { defineKind } from './kind.ts';

/** Least number of words and phrases by which somebody in need is known. */
const leastCrisis = 15;

export const searchWords = defineKind({
  files: /^search\/(?<language>[^/]+)\.json$/,
  schema: z.strictObject({
    /** Words that say nothing in a question, or why the language has none. */
    stopwords: z.union([z.array(text).min(1), z.strictObject({ none: text })]),
    /** Groups of words that mean the same here, or why there are none. */
    synonyms: z.union([z.array(z.array(text).min(2)).min(1), z.strictObject({ none: text })]),
    /**
     * As people in need write: the help lines come first in the answer. "vill … dö" may have three words where the
     * dots are; "=dö" counts only where nothing else was asked.
     */
    crisis: z.array(text).min(leastCrisis, `must hold at least ${leastCrisis} words and phrases`),
    /** Searches that share words with those and are no cry for help. */
    harmless: z.array(text),
    /** Words by which people look for a page and that it does not have, by its id. Only search reads them. */
    pages: z.record(pageId, z.array(text).min(1)).default({}),
    /** The same of questions of the list. */
    questions: z.record(pageId, z.array(text).min(1)).default({}),
  }),
});
