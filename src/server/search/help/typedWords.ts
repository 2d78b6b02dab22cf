/** Prepares the words of a question for comparison with the phrases of help cards. */
import { editDistance } from '../fuzzy/editDistance.ts';
import type { Analyzer } from '../language/analyzer.ts';
import { addTo } from '../lists.ts';
import { bareWords, collapseRepeats, singleLetters } from '../normalize/letters.ts';
import { wholly } from './finder.ts';
import { longEnough, type Phrase } from './phrases.ts';

/** A normalized word, and its bare form without double letters. */
export type CutWord = { word: string; bare: string };

/** A word of a phrase, without its ending (`root`) and whole (`bare`), both bare and without double letters. */
export type PhraseWord = { root: string; bare: string; length: number };

/**
 * A typed word: its bare form, the roots of the phrase words that it matches exactly, the roots that it matches exactly
 * or with a typo, and the groups of the phrases that it contains whole.
 */
export type TypedWord = { bare: string; exact: readonly string[]; meant: readonly string[]; holds: readonly string[] };

/** Minimum length of a phrase word that is matched with one typo. */
const minMistypedLength = 5;
/**
 * Minimum letters, counting double ones once, of a phrase that is searched for within a word, in case the spaces were
 * left out ("jagvilldö").
 */
const minRunTogether = 5;
/** Number of first letters compared before a word is stemmed: if no phrase word has them, its stem can't match. */
const beginning = 3;

/**
 * Returns whether a word has one letter added, missing or changed, or two swapped. The first letter must match or be
 * swapped with the second, since it is seldom wrong.
 */
const isSlip = (typed: string, meant: string): boolean =>
  typed !== meant &&
  (typed[0] === meant[0] || (typed[0] === meant[1] && typed[1] === meant[0])) &&
  editDistance(typed, meant) === 1;

/** Returns a word, and the word without each of its letters: any two words one typo apart share one of these. */
const withoutOne = (word: string): string[] => [
  word,
  ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)),
];

export const lettersOf = (words: readonly PhraseWord[]) => singleLetters(words.map(({ bare }) => bare).join(''));

/** Returns functions that split texts into words, and read the words of phrases. */
export function createCutter(analyzer: Analyzer) {
  const rootOf = (word: string) => singleLetters(analyzer.stripMarks(analyzer.stem(word)));
  const cut = (text: string): CutWord[] => {
    const words = analyzer.words(collapseRepeats(analyzer.normalize(text))).map((word) => word.text);
    const bare = bareWords(words, analyzer.stripMarks);
    return words.map((word, at) => ({ word, bare: bare[at] ?? '' }));
  };
  return {
    rootOf,
    cut,
    phraseWords: (text: string): PhraseWord[] =>
      cut(text).map(({ word, bare }) => ({ root: rootOf(word), bare, length: word.length })),
  };
}

/** Returns a function that finds the groups of the phrases that a word contains without spaces. */
function createHolds(phrases: readonly Phrase<PhraseWord[]>[]): (word: string) => string[] {
  const runs = phrases.flatMap(({ group, parts: [part = [], ...others] }) => {
    const run = part.flat();
    const letters = lettersOf(run);
    const isRun = others.length === 0 && run.length > 1 && letters.length >= minRunTogether;
    return isRun ? [{ group, letters }] : [];
  });
  const byBeginning = Map.groupBy(runs, ({ letters }) => letters.slice(0, minRunTogether));
  return (word) => {
    const held: string[] = [];
    for (let at = 0; at + minRunTogether <= word.length; at++)
      for (const { letters, group } of byBeginning.get(word.slice(at, at + minRunTogether)) ?? [])
        if (word.startsWith(letters, at)) held.push(group);
    return held;
  };
}

/**
 * Returns a function that reads a typed word.
 * @param phrases those that are matched with typos too
 * @param exactly those that are matched without typos
 * @param isKnown returns whether a stem occurs in our texts; such a word is not treated as a typo
 */
export function createWordReader(
  analyzer: Analyzer,
  phrases: readonly Phrase<PhraseWord[]>[],
  exactly: readonly Phrase<PhraseWord[]>[],
  isKnown: (stem: string) => boolean,
): (cut: CutWord, mayBeSlip: boolean) => TypedWord {
  const { rootOf } = createCutter(analyzer);
  const wordsOf = (list: readonly Phrase<PhraseWord[]>[]) => list.flatMap(({ parts }) => parts.flat(2));
  const sought = wordsOf(phrases);
  const all = [...sought, ...wordsOf(exactly)];
  const roots = new Set(all.map(({ root }) => root));
  const beginnings = new Set(all.flatMap(({ root, bare }) => [root.slice(0, beginning), bare.slice(0, beginning)]));
  const known = new Set(sought.map(({ bare }) => bare));
  const mistyped = new Map<string, PhraseWord[]>();
  for (const word of new Map(sought.map((one) => [one.bare, one])).values())
    if (word.length >= minMistypedLength) for (const rest of withoutOne(word.bare)) addTo(mistyped, rest, word);
  const longest = (texts: Iterable<string>) => [...texts].reduce((most, { length }) => Math.max(most, length), 0);
  const maxRootLength = longest(roots);
  const maxMistypedLength = longest(sought.map(({ bare }) => bare)) + 1;
  const heldIn = createHolds(phrases);

  /** Returns the phrase words of which a word may be a typo. */
  function meantBy(bare: string): PhraseWord[] {
    if (bare.length < minMistypedLength - 1 || bare.length > maxMistypedLength) return [];
    const near: PhraseWord[] = [];
    for (const rest of withoutOne(bare))
      for (const one of mistyped.get(rest) ?? []) if (!near.includes(one) && isSlip(bare, one.bare)) near.push(one);
    return near;
  }

  return ({ word, bare }, mayBeSlip) => {
    const exact: string[] = [];
    // Stemming is slow, and most words can't match a phrase.
    const mayBeRoot = beginnings.has(bare.slice(0, beginning)) || beginnings.has(bare.slice(0, beginning - 1));
    const root = mayBeRoot ? rootOf(word) : '';
    if (roots.has(root)) exact.push(root, wholly + root);
    const maxBeginning = mayBeRoot ? Math.min(bare.length, maxRootLength) : 0;
    for (let length = longEnough; length <= maxBeginning; length++) {
      const first = bare.slice(0, length);
      if (first !== root && roots.has(first)) exact.push(first);
    }
    const near = mayBeSlip ? meantBy(bare) : [];
    const held = bare.length >= minRunTogether ? heldIn(bare) : [];
    // Check last whether the word is a known one, since that needs its stem.
    const isMistyped = near.length + held.length > 0 && !known.has(bare) && !isKnown(analyzer.stem(word));
    return isMistyped
      ? { bare, exact, meant: [...exact, ...near.map((one) => one.root)], holds: [...new Set(held)] }
      : { bare, exact, meant: exact, holds: [] };
  };
}
