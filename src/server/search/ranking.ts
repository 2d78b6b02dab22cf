/** What makes one record better than another, the same in every engine of ours. */
import type { SearchRecord } from '../../content/searchRecords.ts';
import type { Analyzer } from './analyzer.ts';

/** How much a field counts. */
export const boosts = { title: 6, tags: 2, preamble: 2, body: 1 } as const;
export type Field = keyof typeof boosts;
export const fields = Object.keys(boosts) as Field[];

/** @returns what of a record is searched, each item of a list a line */
export const fieldsOf = ({ title, tags, words = [], preamble, body }: SearchRecord): Record<Field, string> => ({
  title,
  tags: [...tags, ...words].join('\n'),
  preamble,
  body,
});

/** @returns the words of a field as they are counted: of a list each once, however many of its items have it */
export function wordsOf(text: string, field: Field, analyzer: Analyzer): string[] {
  const words = analyzer.words(text).map((word) => word.text);
  return field === 'tags' ? [...new Set(words)] : words;
}

/** Hits that are much worse than the best are chance. */
export const leastOfBest = 0.05;
/** The same where every word was guessed, so that one lucky guess does not bring a crowd. */
export const leastOfBestGuess = 0.2;
/** What a question of the list counts beside a page: pages tell the whole of it. */
export const questionsCount = 0.75;
/** How much it counts to have all of the words rather than some. */
export const coverageCounts = 2;

/** BM25 for MiniSearch: a word that stands often counts longer (k), a long text is no worse than a short one (b, d). */
export const bm25 = { k: 2, b: 0, d: 0 } as const;
