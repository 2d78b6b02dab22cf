/** What a question is made of, as a classifier sees it: its words, pairs of them, and runs of their letters. */
import { spellSyllables } from '../normalize/letters.ts';
import { inLatinLetters } from './latinLetters.ts';
import { createUnknownCutter } from './unknownLanguage.ts';

/** Signs that are words or parts of them, where no spaces part words; two make a word, more or less. */
export const signs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;

const cut = createUnknownCutter(['ar', 'ti', 'hi', 'ru', 'el', 'zh'], signs);

/** Returns the words of a question in the letters in which they are compared. */
export const questionWords = (question: string): string[] =>
  cut(question).map((word) => inLatinLetters(spellSyllables(word)));

/** Runs of so many letters are features: shorter ones are in every word, longer ones in one. */
const [shortestRun, longestRun] = [3, 5];
/** Words that belong together stand at most so far from each other: "vill verkligen inte leva". */
const farthest = 3;
/** Letters by which forms of a word are the same. */
const beginning = 4;

/** FNV-1a: two features seldom share a number (draft-eastlake-fnv, https://datatracker.ietf.org/doc/draft-eastlake-fnv/). */
const [basis, prime] = [0x811c9dc5, 0x01000193];
const mix = (hash: number, code: number) => Math.imul(hash ^ code, prime);
/** What kind of feature follows, in codes that no letter of a word has. */
const [edge, ofWord, ofBeginning, ofPair] = [0x20, 0x0a, 0x0b, 0x0c];

function hashOf(letters: string, kind: number): number {
  let hash = mix(basis, kind);
  for (let at = 0; at < letters.length; at++) hash = mix(hash, letters.charCodeAt(at));
  return hash;
}

/** Adds the runs of letters of a word, where its edges count as letters. */
function addRuns(word: string, codes: number[]): void {
  const padded = String.fromCharCode(edge) + word + String.fromCharCode(edge);
  for (let start = 0; start < padded.length; start++) {
    let hash = basis;
    for (let end = start; end < Math.min(start + longestRun, padded.length); end++) {
      hash = mix(hash, padded.charCodeAt(end));
      if (end - start + 1 >= shortestRun) codes.push(hash >>> 0);
    }
  }
}

/** Returns all features of words. */
export const allFeaturesOf = (words: readonly string[]): Uint32Array =>
  Uint32Array.from(featuresOf(words).flatMap(({ codes }) => codes));

/** Features as numbers of 32 bits, one word's behind another's, and where those of each word end. */
export type Layer = { codes: number[]; ends: number[] };

/** Returns the features of each word, and behind them those of each with the next, the one after it and so on. */
export function featuresOf(words: readonly string[]): Layer[] {
  const wholes = words.map((word) => hashOf(word, ofWord));
  const own: Layer = { codes: [], ends: [] };
  for (const [at, word] of words.entries()) {
    own.codes.push((wholes[at] ?? 0) >>> 0);
    addRuns(word, own.codes);
    own.ends.push(own.codes.length);
  }
  const beginnings = words.map((word) => hashOf(word.slice(0, beginning), ofBeginning));
  const pairs = Array.from({ length: farthest }, (_, before): Layer => {
    const [layer, distance]: [Layer, number] = [{ codes: [], ends: [] }, before + 1];
    for (let at = 0; at + distance < words.length; at++) {
      for (const hashes of [wholes, beginnings])
        layer.codes.push(mix(mix(hashes[at] ?? 0, ofPair), hashes[at + distance] ?? 0) >>> 0);
      layer.ends.push(layer.codes.length);
    }
    return layer;
  });
  return [own, ...pairs];
}
