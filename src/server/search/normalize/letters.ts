/** Forms of words for comparing letter by letter, whatever the language (the table is in normalizer.ts). */

/** Returns a normalized text with letters held down as one, and short endings behind an apostrophe with their word. */
export const collapseRepeats = (normalized: string): string =>
  normalized.replace(/(.)\1{2,}/gu, '$1').replace(/(?<=\p{L})'(?=\p{L}{1,2}(?![\p{L}\p{M}]))/gu, '');

/** Not digits: 11 is not 1. */
const doubled = /([^\d])\1/u;

/** Returns a bare word with double letters as one. */
export const singleLetters = (bare: string): string => (doubled.test(bare) ? bare.replace(/([^\d])\1+/gu, '$1') : bare);

/**
 * Returns bare words with single letters, as they are compared without their endings: all at once, since a rule takes as
 * long for a word as for a question.
 * @param stripMarks of the language's normalizer
 */
export const bareWords = (words: readonly string[], stripMarks: (text: string) => string): string[] =>
  words.length === 0 ? [] : singleLetters(stripMarks(words.join('\n'))).split('\n');

/** Returns a bare word with each sign of Ge'ez as consonant and vowel, so that forms of a word share letters. */
export const spellSyllables = (bare: string): string =>
  // Unicode sets the signs in rows of eight, the consonant's row and the vowel's place in it (block U+1200).
  bare.replace(/[\u1200-\u1357]/gu, (sign) => {
    const code = sign.charCodeAt(0);
    return `${String.fromCharCode(code & ~7)}${code & 7}`;
  });
