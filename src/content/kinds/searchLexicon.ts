/** What is known of a language beside its texts: how its words are cut, compared and searched for. One file a language. */
import { z } from 'zod';
import { pageId, text } from './fields.ts';
import { defineKind } from './kind.ts';

/** The stemmers that `@orama/stemmers` has, by its names. */
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

/** A regular expression and what takes its place. */
const replacement = z.tuple([z.string().refine(isPattern, 'must be a regular expression'), z.string()]);

/** Several words in one string, with spaces between. */
const wordList = text.transform((words) => words.split(/\s+/u));

const none = z.strictObject({ none: text });

export const searchLexicon = defineKind({
  files: /^search\/(?<language>[^/]+)\.json$/,
  isInternal: true,
  schema: z.strictObject({
    /** How the language says no, for the check of translations; `*` stands for the letters of an ending or a beginning. */
    negations: z.array(text).min(1),
    /** Letters with marks that are letters of their own: å is no a. Marks that come and go within a word are left out. */
    letters: text.default(''),
    /** What is written in two ways within the language, after marks are gone, as pattern and replacement. */
    spellings: z.array(replacement).default([]),
    /** Whether the language writes compounds as one word. */
    compounds: z.boolean().default(false),
    /** Takes the endings off words; or why no library has one for the language. */
    stemmer: z.union([z.enum(stemmerNames), none]),
    /** Beginnings and endings that grammars give as regular, where the stemmer leaves them or there is none. */
    affixes: z
      .strictObject({
        beginnings: wordList.default([]),
        /** Lists of endings that may stand one before the other, the last of a word first. */
        endings: z.array(wordList).default([]),
        /** Letters that are to be left. */
        least: z.int().min(2).default(3),
        /** Applied to what is left. */
        rewrites: z.array(replacement).default([]),
      })
      .optional(),
    /** Words that say nothing in a question, or why the language has none. */
    stopwords: z.union([z.array(text).min(1), none]),
    /** Groups of words that mean the same here, or why there are none. */
    synonyms: z.union([z.array(z.array(text).min(2)).min(1), none]),
    /** Words by which people look for a page and that it does not have, by its id. Only search reads them. */
    pages: z.record(pageId, z.array(text).min(1)).default({}),
    /** The same of questions of the list. */
    questions: z.record(pageId, z.array(text).min(1)).default({}),
  }),
});
