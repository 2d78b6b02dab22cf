/** The words of a question as the phrases of help cards are compared with them. */
import { editDistance } from '../fuzzy/editDistance.ts';
import type { Analyzer } from '../language/analyzer.ts';
import { memoizeWords } from '../language/memoize.ts';
import { collapseRepeats, singleLetters } from '../normalize/letters.ts';
import { addTo } from '../lists.ts';
import { longEnough } from './phrases.ts';

/** A word of a phrase: without its ending and as it stands, both bare and with single letters. */
export type PhraseWord = { root: string; bare: string; length: number; isLong: boolean };
/** A word as typed; the roots of phrases that it may be a slip of; the cards whose whole phrase it holds. */
export type TypedWord = { root: string; bare: string; slips: readonly string[]; holds: readonly string[] };

/** A phrase as words, by its parts. */
type PhraseWords = { card: string; parts: readonly (readonly PhraseWord[])[] };

/** Shortest word of a phrase that is known with one slip. */
const shortestMistyped = 4;
/** Least letters of a phrase that is looked for within a word, where somebody left out the spaces ("jagvilldö"). */
const shortestRunTogether = 6;

/** Returns whether a word has one letter more, less or other than meant, or two swapped; the first is seldom wrong. */
const isSlip = (typed: string, meant: string): boolean =>
  typed !== meant &&
  Math.abs(typed.length - meant.length) <= 1 &&
  (typed[0] === meant[0] || (typed[0] === meant[1] && typed[1] === meant[0])) &&
  editDistance(typed, meant) === 1;

type Meant = readonly [bare: string, root: string];

/** Returns words by the letter that a slip of them begins with, and its length: then few are compared. */
function byFirstLetters(roots: ReadonlyMap<string, string>): ReadonlyMap<string, ReadonlyMap<number, Meant[]>> {
  const found = new Map<string, Map<number, Meant[]>>();
  for (const word of roots) {
    const [bare] = word;
    for (const letter of new Set([bare[0] ?? '', bare[1] ?? ''])) {
      const byLength = found.get(letter) ?? new Map<number, Meant[]>();
      for (const length of [bare.length - 1, bare.length, bare.length + 1]) addTo(byLength, length, word);
      found.set(letter, byLength);
    }
  }
  return found;
}

/** Returns what tells the cards whose runs of letters a word holds, by their beginnings. */
function createHolds(runs: readonly { letters: string; card: string }[]): (word: string) => string[] {
  const beginning = shortestRunTogether - 2;
  const byBeginning = Map.groupBy(runs, ({ letters }) => letters.slice(0, beginning));
  const short = runs.filter(({ letters }) => letters.length < beginning);
  return (word) => {
    const held = short.filter(({ letters }) => word.includes(letters));
    for (let at = 0; at + beginning <= word.length; at++)
      for (const run of byBeginning.get(word.slice(at, at + beginning)) ?? [])
        if (word.startsWith(run.letters, at)) held.push(run);
    return [...new Set(held.map(({ card }) => card))];
  };
}

/** Returns what cuts texts into words, and reads the words of phrases. */
export function createCutter(analyzer: Analyzer) {
  const bareOf = (word: string) => singleLetters(analyzer.bare(word));
  const fullRoot = (word: string) => analyzer.stripMarks(analyzer.stem(word));
  return {
    bareOf,
    rootOf: (word: string) => singleLetters(fullRoot(word)),
    cut: (text: string) => analyzer.words(collapseRepeats(analyzer.normalize(text))).map((word) => word.text),
    phraseWord(word: string): PhraseWord {
      const root = fullRoot(word);
      return {
        root: singleLetters(root),
        bare: bareOf(word),
        length: word.length,
        isLong: root.length >= longEnough,
      };
    },
  };
}

/**
 * Returns what reads a typed word: as on a page in its language, with slips, or on a foreign page, without.
 * @param phrases words of the phrases that are looked for
 * @param isKnown whether a stem is a word of our texts, which nobody mistyped
 */
export function createWordReader(
  analyzer: Analyzer,
  phrases: readonly PhraseWords[],
  isKnown: (stem: string) => boolean,
): Record<'withSlips' | 'withoutSlips', (word: string) => TypedWord> {
  const { bareOf, rootOf } = createCutter(analyzer);
  const words = phrases.flatMap(({ parts }) => parts.flat());
  const known = new Set(words.map(({ bare }) => bare));
  const meant = byFirstLetters(
    new Map(words.filter(({ length }) => length >= shortestMistyped).map(({ bare, root }) => [bare, root])),
  );
  const runTogether = phrases
    .flatMap(({ card, parts: [phrase = [], ...others] }) => (others.length === 0 ? [{ card, phrase }] : []))
    .filter(
      ({ phrase }) => phrase.length > 1 && phrase.reduce((sum, { length }) => sum + length, 0) >= shortestRunTogether,
    )
    .map(({ card, phrase }) => ({ card, letters: singleLetters(phrase.map(({ bare }) => bare).join('')) }));
  const heldIn = createHolds(runTogether);

  const isMistyped = (word: string, bare: string) =>
    word.length >= shortestMistyped - 1 && !known.has(bare) && !isKnown(analyzer.stem(word));
  const withoutSlips = memoizeWords((word): TypedWord => {
    const [bare, root] = [bareOf(word), rootOf(word)];
    const mayHold = bare.length >= shortestRunTogether - 1;
    const held = mayHold ? heldIn(bare) : [];
    return { bare, root, slips: [], holds: held.length > 0 && isMistyped(word, bare) ? held : [] };
  });
  const withSlips = memoizeWords((word): TypedWord => {
    const typed = withoutSlips(word);
    const near = meant.get(typed.bare[0] ?? '')?.get(typed.bare.length) ?? [];
    const slips = near.filter(([bare]) => isSlip(typed.bare, bare));
    // Whether the word is a known one is looked at last, since its stem takes longest.
    return slips.length > 0 && isMistyped(word, typed.bare)
      ? { ...typed, slips: slips.map(([, root]) => root) }
      : typed;
  });
  return { withSlips, withoutSlips };
}
