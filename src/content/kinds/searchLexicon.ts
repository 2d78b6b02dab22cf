/**
 * What search knows about a language in addition to its texts: how to split, compare and look up words. One file per
 * language.
 */
import { z } from 'zod';
import { pageId, text } from './fields.ts';
import { defineKind } from './kind.ts';

/** The stemmers of `@orama/stemmers`, by the library's own names. */
const stemmerNames = [
  ...['arabic', 'armenian', 'bulgarian', 'danish', 'dutch', 'english', 'finnish', 'french', 'german', 'greek'],
  ...['hungarian', 'indian', 'indonesian', 'irish', 'italian', 'lithuanian', 'nepali', 'norwegian', 'portuguese'],
  ...['romanian', 'russian', 'sanskrit', 'serbian', 'spanish', 'swedish', 'tamil', 'turkish', 'ukrainian'],
] as const;
export type StemmerName = (typeof stemmerNames)[number];

function isPattern(source: string): boolean {
  try {
    return Boolean(new RegExp(source, 'gu'));
  } catch {
    return false;
  }
}

/** A regular expression and its replacement. */
const replacement = z.tuple([z.string().refine(isPattern, 'must be a regular expression'), z.string()]);

/** Words in one string, separated by spaces. */
const wordList = text.transform((words) => words.split(/\s+/u));

const none = z.strictObject({ none: text });

export const searchLexicon = defineKind({
  files: /^search\/(?<language>[^/]+)\.json$/,
  isInternal: true,
  schema: z.strictObject({
    /** Negations, for the check of translations; `*` stands for any letters at the beginning or end. */
    negations: z.array(text).min(1),
    /**
     * Letters with diacritics that are letters of their own: å is not a. Leave out marks that come and go within a
     * word.
     */
    letters: text.default(''),
    /** Spellings that vary within the language, as pattern and replacement. Applied after diacritics are removed. */
    spellings: z.array(replacement).default([]),
    /** Whether the language writes compounds as one word. */
    compounds: z.boolean().default(false),
    /** Removes endings from words; or the reason why no library has a stemmer for the language. */
    stemmer: z.union([z.enum(stemmerNames), none]),
    /** Prefixes and suffixes that are regular according to grammars, if the stemmer leaves them or there is none. */
    affixes: z
      .strictObject({
        beginnings: wordList.default([]),
        /** Lists of suffixes that can follow each other. The last suffix of a word comes first. */
        endings: z.array(wordList).default([]),
        /** Minimum number of letters to keep. */
        least: z.int().min(2).default(3),
        /** Applied to the rest of the word. */
        rewrites: z.array(replacement).default([]),
      })
      .optional(),
    /** Words that carry no meaning in a question, or the reason why there are none. */
    stopwords: z.union([z.array(text).min(1), none]),
    /** Groups of words that mean the same on this site, or the reason why there are none. */
    synonyms: z.union([z.array(z.array(text).min(2)).min(1), none]),
    /** Search words that the page itself lacks, by page id. Only search reads them. */
    pages: z.record(pageId, z.array(text).min(1)).default({}),
    /** The same, for questions in the list of questions and answers. */
    questions: z.record(pageId, z.array(text).min(1)).default({}),
  }),
});
