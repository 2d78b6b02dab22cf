/** What makes one record better than another: every number that ranks, the same in every engine of ours. */
import type { SearchRecord } from '../../../content/searchRecords.ts';
import type { Analyzer } from '../language/analyzer.ts';

/** How much a field counts. */
export const boosts = { title: 6, tags: 2, preamble: 2, body: 1 } as const;
export type Field = keyof typeof boosts;
export const fields = Object.keys(boosts) as Field[];

/** What a way of finding a word counts, beside the word itself. */
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

/** Tuned on the questions of tests/search marked "tune". */
export const ranking = {
  weights: weights as Weights,
  /** What a question of the list counts beside a page: pages tell the whole of it. */
  faqWeight: 0.75,
  /** How much it counts to have all of the words rather than some, as a power. */
  coveragePower: 2,
  /** Hits that are so much worse than the best are chance. */
  leastOfBest: 0.05,
  /** The same where every word was guessed, so that one lucky guess does not bring a crowd. */
  leastOfBestGuess: 0.2,
};
export type Ranking = Readonly<typeof ranking>;

/** BM25 for MiniSearch: a word that stands often counts longer (k), a long text is no worse than a short one (b, d). */
export const bm25 = { k: 2, b: 0, d: 0 } as const;

/** Returns what of a record is searched, each item of a list a line. */
export const fieldsOf = ({ title, tags, words = [], preamble, body }: SearchRecord): Record<Field, string> => ({
  title,
  tags: [...tags, ...words].join('\n'),
  preamble,
  body,
});

/** Returns the words of a field as they are counted: of a list each once, however many of its items have it. */
export function wordsOf(text: string, field: Field, analyzer: Analyzer): string[] {
  const words = analyzer.words(text).map((word) => word.text);
  return field === 'tags' ? [...new Set(words)] : words;
}
