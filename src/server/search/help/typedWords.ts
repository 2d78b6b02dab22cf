/** The words of a question as the phrases of help cards are compared with them. */
import { editDistance } from '../fuzzy/editDistance.ts';
import type { Analyzer } from '../language/analyzer.ts';
import { addTo } from '../lists.ts';
import { bareWords, collapseRepeats, singleLetters } from '../normalize/letters.ts';
import { wholly } from './finder.ts';
import { longEnough, type Phrase } from './phrases.ts';

/** A normalized word, and the same without marks and double letters. */
export type CutWord = { word: string; bare: string };

/** A word of a phrase: without its ending and as it stands, both bare and with single letters. */
export type PhraseWord = { root: string; bare: string; length: number };

/**
 * A word as typed: bare; the words of phrases that it is, and those that it may be meant for, by their roots; the groups
 * of which it holds a whole phrase.
 */
export type TypedWord = { bare: string; exact: readonly string[]; meant: readonly string[]; holds: readonly string[] };

/** Shortest word of a phrase that is known with one slip. */
const shortestMistyped = 5;
/** Least letters, doubled ones as one, of a phrase that is looked for within a word, where somebody left out the spaces ("jagvilldö"). */
const shortestRunTogether = 5;
/** So many first letters are looked at before a word is stemmed: those of no phrase are in no stem of one. */
const beginning = 3;

/** Returns whether a word has one letter more, less or other than meant, or two swapped; the first is seldom wrong. */
const isSlip = (typed: string, meant: string): boolean =>
  typed !== meant &&
  (typed[0] === meant[0] || (typed[0] === meant[1] && typed[1] === meant[0])) &&
  editDistance(typed, meant) === 1;

/** Returns a word, and what is left of it without any one of its letters: two words a slip apart share one of these. */
const withoutOne = (word: string): string[] => [
  word,
  ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)),
];

/** Returns the letters of words without spaces between them. */
export const lettersOf = (words: readonly PhraseWord[]) => singleLetters(words.map(({ bare }) => bare).join(''));

/** Returns what cuts texts into words, and reads the words of phrases. */
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

/** Returns what tells the groups whose runs of letters a word holds, by their beginnings. */
function createHolds(phrases: readonly Phrase<PhraseWord[]>[]): (word: string) => string[] {
  const runs = phrases.flatMap(({ group, parts: [part = [], ...others] }) => {
    const run = part.flat();
    const letters = lettersOf(run);
    const isRun = others.length === 0 && run.length > 1 && letters.length >= shortestRunTogether;
    return isRun ? [{ group, letters }] : [];
  });
  const byBeginning = Map.groupBy(runs, ({ letters }) => letters.slice(0, shortestRunTogether));
  return (word) => {
    const held: string[] = [];
    for (let at = 0; at + shortestRunTogether <= word.length; at++)
      for (const { letters, group } of byBeginning.get(word.slice(at, at + shortestRunTogether)) ?? [])
        if (word.startsWith(letters, at)) held.push(group);
    return held;
  };
}

/**
 * Returns what reads a typed word.
 * @param phrases those that are looked for
 * @param exactly those that are looked for without slips
 * @param isKnown whether a stem is a word of our texts, which nobody mistyped
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
    if (word.length >= shortestMistyped) for (const rest of withoutOne(word.bare)) addTo(mistyped, rest, word);
  const longest = (texts: Iterable<string>) => [...texts].reduce((most, { length }) => Math.max(most, length), 0);
  const longestRoot = longest(roots);
  const longestMistyped = longest(sought.map(({ bare }) => bare)) + 1;
  const heldIn = createHolds(phrases);

  /** Returns the words of phrases that a word may be a slip of. */
  function meantBy(bare: string): PhraseWord[] {
    if (bare.length < shortestMistyped - 1 || bare.length > longestMistyped) return [];
    const near: PhraseWord[] = [];
    for (const rest of withoutOne(bare))
      for (const one of mistyped.get(rest) ?? []) if (!near.includes(one) && isSlip(bare, one.bare)) near.push(one);
    return near;
  }

  return ({ word, bare }, mayBeSlip) => {
    const exact: string[] = [];
    // A stem takes long, and most words have none of a phrase.
    const mayBeRoot = beginnings.has(bare.slice(0, beginning)) || beginnings.has(bare.slice(0, beginning - 1));
    const root = mayBeRoot ? rootOf(word) : '';
    if (roots.has(root)) exact.push(root, wholly + root);
    const longestBeginning = mayBeRoot ? Math.min(bare.length, longestRoot) : 0;
    for (let length = longEnough; length <= longestBeginning; length++) {
      const first = bare.slice(0, length);
      if (first !== root && roots.has(first)) exact.push(first);
    }
    const near = mayBeSlip ? meantBy(bare) : [];
    const held = bare.length >= shortestRunTogether ? heldIn(bare) : [];
    // Whether the word is a known one is looked at last, since its stem takes longest.
    const isMistyped = near.length + held.length > 0 && !known.has(bare) && !isKnown(analyzer.stem(word));
    return isMistyped
      ? { bare, exact, meant: [...exact, ...near.map((one) => one.root)], holds: [...new Set(held)] }
      : { bare, exact, meant: exact, holds: [] };
  };
}
