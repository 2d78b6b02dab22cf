/** Whole words of a text, whatever stands around them. */

const letters = String.raw`[\p{L}\p{M}]`;

/**
 * Returns a pattern that finds any of the words, small or capital, also where a line is broken between two.
 * @param words as content/search and content/terms write them; `*` stands for the letters of an ending or a beginning
 */
export function wordPattern(words: readonly string[]): RegExp {
  const any = words.map((word) => word.replaceAll('*', `${letters}*`).replaceAll(' ', String.raw`\s+`)).join('|');
  return new RegExp(`(?<!${letters})(?:${any})(?!${letters})`, 'iu');
}
