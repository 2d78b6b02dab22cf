/**
 * Splits a text into sentences.
 * @param language code of the text's language; only Greek has different rules
 */
export const sentencesOf = (text: string, language = 'en'): string[] =>
  Array.from(new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text), ({ segment }) => segment.trim());
