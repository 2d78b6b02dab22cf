/** How a language says no: what a check looks for where the Swedish says that something is not so. */

const letters = String.raw`[\p{L}\p{M}]`;

/**
 * Returns a pattern that finds any of these words. Wide rather than narrow: a word too many lets a lost "not" pass in one sentence, a word too few refuses a good one.
 * @param words of content/search; `*` stands for the letters of an ending or a beginning
 */
export function negationPattern(words: readonly string[]): RegExp {
  const any = words.map((word) => word.replaceAll('*', `${letters}*`)).join('|');
  return new RegExp(`(?<!${letters})(?:${any})(?!${letters})`, 'iu');
}
