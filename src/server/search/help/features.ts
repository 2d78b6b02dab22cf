/** Extracts the features of a question for a classifier: words, pairs of words, and character n-grams. */
import { spellSyllables } from '../normalize/letters.ts';
import { inLatinLetters } from './latinLetters.ts';
import { createUnknownCutter } from './unknownLanguage.ts';

/** Characters of scripts without spaces: each is a word or part of one, and a word has about two. */
export const signs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;

const cut = createUnknownCutter(['ar', 'ti', 'hi', 'ru', 'el', 'zh'], signs);

/** Returns the words of a question, spelled as they are compared. */
export const questionWords = (question: string): string[] =>
  cut(question).map((word) => inLatinLetters(spellSyllables(word)));

/** Length of the n-grams, in letters. Shorter ones occur in every word, longer ones in only one. */
const [minRunLength, maxRunLength] = [3, 5];
/** Maximum distance between words that belong together: "vill verkligen inte leva". */
const farthest = 3;
/** Number of first letters that forms of a word share. */
const beginning = 4;

/** FNV-1a, which rarely collides (draft-eastlake-fnv, https://datatracker.ietf.org/doc/draft-eastlake-fnv/). */
const [basis, prime] = [0x811c9dc5, 0x01000193];
const mix = (hash: number, code: number) => Math.imul(hash ^ code, prime);
/** Codes that mark the kind of a feature. No letter of a word has these codes. */
const [edge, ofWord, ofBeginning, ofPair] = [0x20, 0x0a, 0x0b, 0x0c];

function hashOf(letters: string, kind: number): number {
  let hash = mix(basis, kind);
  for (let at = 0; at < letters.length; at++) hash = mix(hash, letters.charCodeAt(at));
  return hash;
}

/** Adds the n-grams of a word. Its edges count as letters. */
function addRuns(word: string, codes: number[]): void {
  const padded = String.fromCharCode(edge) + word + String.fromCharCode(edge);
  for (let start = 0; start < padded.length; start++) {
    let hash = basis;
    for (let end = start; end < Math.min(start + maxRunLength, padded.length); end++) {
      hash = mix(hash, padded.charCodeAt(end));
      if (end - start + 1 >= minRunLength) codes.push(hash >>> 0);
    }
  }
}

/** Returns the features of all layers in one array. */
export const allFeaturesOf = (words: readonly string[]): Uint32Array =>
  Uint32Array.from(featuresOf(words).flatMap(({ codes }) => codes));

/** Features as 32-bit numbers, word by word, and the index at which those of each word end. */
export type Layer = { codes: number[]; ends: number[] };

/** Returns a layer with the features of each word, then one of pairs for each distance up to `farthest`. */
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
