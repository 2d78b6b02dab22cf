/** Words of a text whose language nobody knows: their letters are folded by rules of their script. */
import { bareWords, collapseRepeats } from '../normalize/letters.ts';
import { createNormalizer } from '../normalize/normalizer.ts';
import { wordsIn } from '../normalize/words.ts';

/** A script, and a language whose rules fold it. What has none of the scripts is folded as English. */
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
 * Returns what cuts a text into bare words with single letters. No endings are cut off.
 * @param languages whose scripts are told apart
 * @param apart signs that are words of their own, though no space parts them
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
