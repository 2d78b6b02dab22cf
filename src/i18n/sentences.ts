/**
 * Returns the sentences of a text.
 * @param language code of the text's language; the rules differ for Greek alone
 */
export const sentencesOf = (text: string, language = 'en'): string[] =>
  Array.from(new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text), ({ segment }) => segment.trim());
