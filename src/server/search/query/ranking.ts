/** All ranking parameters, shared by the embedded and PostgreSQL engines. */
import type { SearchRecord } from '../../../content/searchRecords.ts';
import type { Analyzer } from '../language/analyzer.ts';

/** Weight of a match by field. */
export const boosts = { title: 6, tags: 2, preamble: 2, body: 1 } as const;
export type Field = keyof typeof boosts;
export const fields = Object.keys(boosts) as Field[];

/** Weight of a match by kind of clause. */
const weights = {
  exact: 1,
  folded: 0.7,
  part: 0.5,
  prefix: 0.35,
  synonym: 0.6,
  phrase: 0.3,
  title: 3,
  similar: 0.4,
  edge: 0.2,
  form: 0.1,
};
export type Weights = Readonly<typeof weights>;

/** Tuned on the queries in tests/search that are marked "tune". */
export const ranking = {
  weights: weights as Weights,
  /** Weight of an FAQ entry relative to a page, which covers the whole topic. */
  faqWeight: 0.75,
  /** Exponent of the share of query terms that a record matches. */
  coveragePower: 2,
  /** Minimum score as a share of the best: hits below it are chance. */
  minOfBest: 0.05,
  /** The same if every word is a guess: higher, so that one lucky guess does not bring in many poor hits. */
  minOfBestGuess: 0.2,
};
export type Ranking = Readonly<typeof ranking>;

/** BM25 parameters for MiniSearch: repeated words saturate later (k), and text length does not matter (b, d). */
export const bm25 = { k: 2, b: 0, d: 0 } as const;

/** Returns a record's searchable text by field, with list items on separate lines. */
export const fieldsOf = ({ title, tags, words = [], preamble, body }: SearchRecord): Record<Field, string> => ({
  title,
  tags: [...tags, ...words].join('\n'),
  preamble,
  body,
});

/** Returns a field's words. In tags, a word counts once, however many tags have it. */
export function wordsOf(text: string, field: Field, analyzer: Analyzer): string[] {
  const words = analyzer.words(text).map((word) => word.text);
  return field === 'tags' ? [...new Set(words)] : words;
}
