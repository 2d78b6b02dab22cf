/** Finds known words that are similar to a mistyped one. */
import { isSpaceless, type LanguageCode } from '../../../i18n/languages.ts';
import { addTo } from '../lists.ts';
import { lazy } from '../language/memoize.ts';
import type { SurfaceRow } from '../language/vocabulary.ts';
import { spellSyllables } from '../normalize/letters.ts';
import { similarity } from './editDistance.ts';
import { isPlausibleTypo } from './typos.ts';

/** A known word: its spelling in the texts, its stems, and its similarity from 0 to 1 (equal). */
type Candidate = { written: string; stems: readonly string[]; similarity: number };

export type FuzzyMatcher = {
  /** Returns words similar to a bare word (one without marks), most similar first. */
  similar: (bare: string) => Candidate[];
  /** Returns the stems of words that differ only in their marks. */
  stemsOf: (bare: string) => readonly string[];
};

/** Minimum share of letter pairs in common (Dice coefficient) for two words to be compared letter by letter. */
const minSharedPairs = 0.3;
/** Minimum similarity, absolute and as a share of the best candidate's: anything below is a different word. */
const minSimilarity = 0.4;
const minOfBest = 0.7;
const maxCandidates = 6;

type KnownWords = ReadonlyMap<string, Omit<Candidate, 'similarity'>>;

function knownWords(rows: readonly SurfaceRow[]): KnownWords {
  const known = new Map<string, Omit<Candidate, 'similarity'>>();
  for (const [bare, stems, written = bare] of rows) {
    const word = spellSyllables(bare);
    known.set(word, { stems: [...new Set([...(known.get(word)?.stems ?? []), ...stems])], written });
  }
  return known;
}

const pairsOf = (word: string): Set<string> => {
  const padded = ` ${word} `;
  return new Set(Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2)));
};

/** Returns the words, their numbers of distinct letter pairs, and an index from pair to word numbers. */
function indexByPairs(words: readonly string[]) {
  const byPair = new Map<string, number[]>();
  const counts = words.map((word, number) => {
    const pairs = pairsOf(word);
    for (const pair of pairs) addTo(byPair, pair, number);
    return pairs.size;
  });
  return { words, counts, byPair };
}

/** Returns the words that share enough letter pairs: a cheap filter before the comparison letter by letter. */
function wordsNear(typed: string, { words, counts, byPair }: ReturnType<typeof indexByPairs>): string[] {
  const pairs = pairsOf(typed);
  const shared = new Uint16Array(words.length);
  for (const pair of pairs) for (const number of byPair.get(pair) ?? []) shared[number] = (shared[number] ?? 0) + 1;
  const diceOf = (number: number) => (2 * (shared[number] ?? 0)) / (pairs.size + (counts[number] ?? 0));
  return words.filter((_, number) => diceOf(number) >= minSharedPairs);
}

/**
 * Creates a matcher over all known words.
 * @param rows if two have the same letters, the later one decides the spelling
 */
export function createFuzzyMatcher(rows: () => readonly SurfaceRow[], language: LanguageCode): FuzzyMatcher {
  const known = lazy(() => knownWords(rows()));
  const index = lazy(() => indexByPairs([...known().keys()]));
  function similar(bare: string): Candidate[] {
    const typed = spellSyllables(bare);
    const found = wordsNear(typed, index())
      .filter((word) => isSpaceless(language) || isPlausibleTypo(typed, word, language))
      .map((word) => ({ word, similarity: similarity(typed, word) }))
      .sort((a, b) => b.similarity - a.similarity);
    const least = Math.max(minSimilarity, minOfBest * (found[0]?.similarity ?? 0));
    return found
      .filter((one) => one.similarity >= least)
      .slice(0, maxCandidates)
      .flatMap(({ word, ...rest }) => {
        const entry = known().get(word);
        return entry ? [{ ...entry, ...rest }] : [];
      });
  }
  return { similar, stemsOf: (bare) => known().get(spellSyllables(bare))?.stems ?? [] };
}
