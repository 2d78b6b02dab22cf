/** Splits text in an unknown language into words, and folds their letters by the rules of their script. */
import { bareWords, collapseRepeats } from '../normalize/letters.ts';
import { createNormalizer } from '../normalize/normalizer.ts';
import { wordsIn } from '../normalize/words.ts';

/** Scripts by a language whose rules fold them. Text in any other script is folded as English. */
const scripts = {
  ar: /\p{Script=Arabic}/u,
  ti: /\p{Script=Ethiopic}/u,
  hi: /\p{Script=Devanagari}/u,
  ru: /\p{Script=Cyrillic}/u,
  el: /\p{Script=Greek}/u,
  zh: /\p{Script=Han}/u,
  en: /(?:)/u,
} as const;

/**
 * Returns a function that splits a text into bare words without double letters. It does not stem them.
 * @param languages those whose scripts are distinguished
 * @param apart matches characters that are words of their own without spaces around them
 */
export function createUnknownCutter(
  languages: readonly Exclude<keyof typeof scripts, 'en'>[],
  apart = /(?!)/gu,
): (text: string) => string[] {
  const normalizers = [...languages, 'en' as const].map((language) => ({
    script: scripts[language],
    ...createNormalizer(language),
  }));
  return (text) => {
    const normalizer = normalizers.find(({ script }) => script.test(text));
    if (!normalizer) return [];
    const spaced = collapseRepeats(normalizer.normalize(text).replace(apart, ' $& '));
    const words = wordsIn(spaced, 'en').map((word) => word.text);
    return bareWords(words, normalizer.stripMarks);
  };
}
