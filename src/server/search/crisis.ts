/** Whether a question is one of somebody in need, who is to see the help lines before anything else. */
import type { Analyzer } from './analyzer.ts';
import { fold } from './words.ts';

/** A word this long is also found at the beginning of a longer one ("självmord" in "självmordstankar"). */
const longEnough = 6;

export type NeedWords = {
  /** Words and phrases of need, in any form. */
  crisis: readonly string[];
  /** Phrases that share words with them and mean something else ("cut out tonsils"); they go first. */
  harmless: readonly string[];
};

/**
 * @param analyzer of the language
 * @param words of content/search
 * @returns a function of what somebody typed
 */
export function createCrisisCheck(analyzer: Analyzer, { crisis, harmless }: NeedWords): (query: string) => boolean {
  const rootsOf = (text: string) =>
    analyzer.words(text).map(({ text: word }) => fold(analyzer.stem(word), analyzer.language));
  const phrasesOf = (texts: readonly string[]) => texts.map(rootsOf).filter((roots) => roots.length > 0);
  const [wanted, unwanted] = [phrasesOf(crisis), phrasesOf(harmless)];
  const isSame = (root: string, typed = '') => typed === root || (root.length >= longEnough && typed.startsWith(root));
  const standsAt = (roots: readonly string[], typed: readonly string[], at: number) =>
    roots.every((root, index) => isSame(root, typed[at + index]));
  return (query) => {
    const typed = rootsOf(query);
    for (const roots of unwanted) {
      for (let at = 0; at + roots.length <= typed.length; at++) {
        if (standsAt(roots, typed, at)) typed.fill('', at, at + roots.length);
      }
    }
    return wanted.some((roots) => typed.some((_, at) => standsAt(roots, typed, at)));
  };
}
