/** Splits text into words with their positions. */
import { isSpaceless, type LanguageCode, languageOf } from '../../../i18n/languages.ts';
import { unseen } from './normalizer.ts';

export type Word = { text: string; start: number; end: number };

const wordPattern = new RegExp(`[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}${unseen}]*`, 'gu');

const segmenters = new Map<LanguageCode, Intl.Segmenter>();
function segmenterOf(language: LanguageCode): Intl.Segmenter {
  const known = segmenters.get(language) ?? new Intl.Segmenter(languageOf(language).tag, { granularity: 'word' });
  segmenters.set(language, known);
  return known;
}

/** Returns the words of a text with their positions, not yet normalized. */
export function wordsIn(text: string, language: LanguageCode): Word[] {
  if (isSpaceless(language)) {
    return [...segmenterOf(language).segment(text)].flatMap(({ segment, index, isWordLike }) =>
      isWordLike ? [{ text: segment, start: index, end: index + segment.length }] : [],
    );
  }
  return [...text.matchAll(wordPattern)].map(({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }));
}

/** Maximum letters of a word. Anything longer is not a word, and would take long to compare. */
export const maxWordLength = 60;

/** Returns a text with each word cut to `maxWordLength` letters. */
export function truncateWords(text: string, language: LanguageCode): string {
  let kept = '';
  let done = 0;
  for (const { start, end } of wordsIn(text, language)) {
    if (end - start <= maxWordLength) continue;
    kept += text.slice(done, start + maxWordLength);
    done = end;
  }
  return (kept + text.slice(done)).toWellFormed();
}
