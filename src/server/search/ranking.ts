/** What makes one record better than another, the same in every engine of ours. */

/** How much a field counts. */
export const boosts = { title: 6, tags: 2, preamble: 2, body: 1 } as const;
export type Field = keyof typeof boosts;
export const fields = Object.keys(boosts) as Field[];

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
