/** Finds whole words in a text, whatever surrounds them. */

const letters = String.raw`[\p{L}\p{M}]`;

/**
 * Returns a pattern that finds any of the words, in either case and across line breaks.
 * @param words in the notation of content/search and content/terms: `*` stands for any letters at the beginning or end
 */
export function wordPattern(words: readonly string[]): RegExp {
  const any = words.map((word) => word.replaceAll('*', `${letters}*`).replaceAll(' ', String.raw`\s+`)).join('|');
  return new RegExp(`(?<!${letters})(?:${any})(?!${letters})`, 'iu');
}
