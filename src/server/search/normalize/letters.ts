/** Forms of words for comparison letter by letter, in any language. See the table in normalizer.ts. */

/** Returns a normalized text with letters held down reduced to one, and short endings after an apostrophe joined. */
export const collapseRepeats = (normalized: string): string =>
  normalized.replace(/(.)\1{2,}/gu, '$1').replace(/(?<=\p{L})'(?=\p{L}{1,2}(?![\p{L}\p{M}]))/gu, '');

/** Excludes digits: 11 is not 1. */
const doubled = /([^\d])\1/u;

/** Returns a bare word with double letters reduced to one. */
export const singleLetters = (bare: string): string => (doubled.test(bare) ? bare.replace(/([^\d])\1+/gu, '$1') : bare);

/**
 * Returns words without marks and double letters. Processes them all at once, since a pattern takes about as long for
 * one word as for a whole question.
 * @param stripMarks from the language's normalizer
 */
export const bareWords = (words: readonly string[], stripMarks: (text: string) => string): string[] =>
  words.length === 0 ? [] : singleLetters(stripMarks(words.join('\n'))).split('\n');

/** Spells each Ge'ez character of a bare word as consonant and vowel, so that forms of a word share letters. */
export const spellSyllables = (bare: string): string =>
  // Unicode has a row of eight per consonant; the position in the row gives the vowel (block U+1200).
  bare.replace(/[\u1200-\u1357]/gu, (sign) => {
    const code = sign.charCodeAt(0);
    return `${String.fromCharCode(code & ~7)}${code & 7}`;
  });
