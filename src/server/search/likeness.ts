/** Which known words a mistyped one is like. */
import { isSpaceless, type LanguageCode, languageOf } from '../../i18n/languages.ts';
import { addTo } from './lists.ts';
import type { SurfaceRow } from './vocabulary.ts';
import { spelled } from './words.ts';

/** A word of the texts: as it is written there, its stems, and how alike it is, from 0 to 1 (the same letters). */
export type Alike = { written: string; stems: readonly string[]; likeness: number };

export type Likeness = {
  /** @returns words like a folded one, the likest first */
  alike: (folded: string) => Alike[];
  /** @returns stems of the words that are the same but for their marks */
  same: (folded: string) => readonly string[];
};

const gramsOf = (word: string, size: number): Set<string> => {
  const padded = ` ${word} `;
  return new Set(Array.from({ length: Math.max(1, padded.length - size + 1) }, (_, at) => padded.slice(at, at + size)));
};

/** Words this short have too few trigrams to share any. */
const shortWord = 4;
/** Least share of pairs of letters in common (Dice) that makes two words worth comparing letter by letter. */
const leastShared = 0.3;
/** Least likeness, and least beside the likest: what is less is another word. */
const leastAlike = 0.4;
const leastOfLikest = 0.7;
const mostAlike = 6;

/** @returns edits between two words, a swap of neighbours counted as one (optimal string alignment) */
export function editsBetween(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1];
      let edits = Math.min((last[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + (isSame ? 0 : 1));
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1])
        edits = Math.min(edits, (beforeLast[at - 2] ?? 0) + 1);
      next[at] = edits;
    }
    [beforeLast, last] = [last, next];
  }
  return last[other.length] ?? 0;
}

const dice = (one: Set<string>, other: Set<string>): number => {
  let shared = 0;
  for (const gram of one) if (other.has(gram)) shared++;
  return (2 * shared) / (one.size + other.size);
};

/** Trigrams see a long word within another, edits see letters that changed places; the better of both counts. */
function likenessOf(one: string, other: string): number {
  const size = one.length < shortWord ? 2 : 3;
  const edits = 1 - editsBetween(one, other) / Math.max(one.length, other.length);
  return Math.max(dice(gramsOf(one, size), gramsOf(other, size)), edits);
}

/** How many edits make a word of so many letters another word: in a short one, each letter tells more. */
function mostEdits(letters: number, language: LanguageCode): number {
  // Arabic script leaves vowels out, so that its words have fewer letters.
  const shortest = languageOf(language).script === 'Arab' ? shortWord - 1 : shortWord;
  if (letters < shortest) return 0;
  return letters <= 7 ? 1 : 2;
}
/** Letters of a beginning that two forms of one word share, and its least share of the longer one. */
const leastBeginning = 5;
const beginningShare = 0.6;

/** Keys beside each other, and letters that sound alike; marks are gone. */
const keyRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const soundingAlike = ['ck', 'cs', 'sz', 'vw', 'fv', 'ij', 'iy', 'jy', 'kq'];
const isSlip = (one: string, other: string): boolean =>
  [...keyRows, ...soundingAlike].some((row) => row.includes(one + other) || row.includes(other + one));

const haveSameLetters = (one: string, other: string) => [...one].sort().join() === [...other].sort().join();

/** @returns whether somebody who typed one word may have meant the other: a slip, or another form of it */
function isMeant(typed: string, word: string, language: LanguageCode): boolean {
  const [[first = '', second = ''], longest] = [[...typed], Math.max(typed.length, word.length)];
  const isSwapped = word.startsWith(second + first);
  if (!word.startsWith(first) && !isSwapped && !isSlip(first, word.slice(0, 1))) return false;
  const most = mostEdits(typed.length, language);
  // Each letter more or less is an edit.
  if (Math.abs(typed.length - word.length) <= most) {
    const edits = editsBetween(typed, word);
    // Of a short word, another letter in place of one makes another word (port, post).
    if (edits > 0 && typed.length === shortWord && word.length === shortWord && !haveSameLetters(typed, word))
      return false;
    if (edits <= most) return true;
  }
  const shared = [...typed].findIndex((letter, at) => letter !== word[at]);
  const beginning = shared < 0 ? typed.length : shared;
  return beginning >= leastBeginning && beginning >= beginningShare * longest;
}

type Known = ReadonlyMap<string, { stems: readonly string[]; written: string }>;

function knownOf(rows: readonly SurfaceRow[], language: LanguageCode): Known {
  const known = new Map<string, { stems: readonly string[]; written: string }>();
  for (const [folded, stems, written = folded] of rows) {
    const word = spelled(folded, language);
    known.set(word, { stems: [...new Set([...(known.get(word)?.stems ?? []), ...stems])], written });
  }
  return known;
}

/** @returns the words, how many pairs of letters each has, and by each pair the numbers of the words that have it */
function pairsOf(all: Iterable<string>): { words: string[]; counts: number[]; byPair: Map<string, number[]> } {
  const words = [...all];
  const byPair = new Map<string, number[]>();
  const counts = words.map((word, number) => {
    const pairs = gramsOf(word, 2);
    for (const pair of pairs) addTo(byPair, pair, number);
    return pairs.size;
  });
  return { words, counts, byPair };
}

/** @returns a function that computes once, when it is first asked: a start need not wait for 31 languages */
export function once<Value>(compute: () => Value): () => Value {
  let value: { of: Value } | undefined;
  return () => (value ??= { of: compute() }).of;
}

/**
 * @param rows every known word; of two with the same letters, the later is how it is written
 * @returns what compares a word with all of them
 */
export function createLikeness(rows: () => readonly SurfaceRow[], language: LanguageCode): Likeness {
  const known = once(() => knownOf(rows(), language));
  const index = once(() => pairsOf(known().keys()));
  function alike(folded: string): Alike[] {
    const typed = spelled(folded, language);
    const { words, counts, byPair } = index();
    const pairs = gramsOf(typed, 2);
    const shared = new Uint16Array(words.length);
    for (const pair of pairs) for (const number of byPair.get(pair) ?? []) shared[number] = (shared[number] ?? 0) + 1;
    const isNear = (_: string, number: number) =>
      (2 * (shared[number] ?? 0)) / (pairs.size + (counts[number] ?? 0)) >= leastShared;
    const found = words
      .filter(isNear)
      .filter((word) => isSpaceless(language) || isMeant(typed, word, language))
      .map((word) => ({ word, likeness: likenessOf(typed, word) }))
      .sort((a, b) => b.likeness - a.likeness);
    const least = Math.max(leastAlike, leastOfLikest * (found[0]?.likeness ?? 0));
    return found
      .filter(({ likeness }) => likeness >= least)
      .slice(0, mostAlike)
      .flatMap(({ word, likeness }) => {
        const own = known().get(word);
        return own ? [{ ...own, likeness }] : [];
      });
  }
  return { alike, same: (folded) => known().get(spelled(folded, language))?.stems ?? [] };
}
