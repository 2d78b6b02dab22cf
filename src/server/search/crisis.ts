/** Whether a question is one of somebody in need, who is to see the help lines before anything else. */
import type { Analyzer } from './analyzer.ts';
import { fold } from './words.ts';

/** A word this long is also found at the beginning of a longer one ("självmord" in "självmordstankar"). */
const longEnough = 6;

/** Stands in a phrase for other words, and how many they may be at most ("vill … dö"). */
const gap = '…';
const longestGap = 2;

/** Before a phrase that counts only where nothing else was asked ("=dö"). */
const alone = '=';

export type NeedWords = {
  /** Words and phrases of need, in any form; see {@link gap} and {@link alone}. */
  crisis: readonly string[];
  /** Phrases that share words with them and mean something else ("cut out tonsils"); they go first. */
  harmless: readonly string[];
};

/** Runs of roots, with a gap between one and the next. */
type Phrase = { runs: string[][]; isAlone: boolean };

/**
 * @param analyzer of the language
 * @param words of content/search
 * @returns a function of what somebody typed
 */
export function createCrisisCheck(analyzer: Analyzer, { crisis, harmless }: NeedWords): (query: string) => boolean {
  const rootsOf = (text: string) =>
    analyzer.words(text).map(({ text: word }) => fold(analyzer.stem(word), analyzer.language));
  const phrasesOf = (texts: readonly string[]): Phrase[] =>
    texts
      .map((text) => ({ runs: text.split(gap).map(rootsOf), isAlone: text.startsWith(alone) }))
      .filter(({ runs }) => runs.every((roots) => roots.length > 0));
  const [wanted, unwanted] = [phrasesOf(crisis), phrasesOf(harmless)];
  const isSame = (root: string, typed = '') => typed === root || (root.length >= longEnough && typed.startsWith(root));

  /** @returns where a phrase that starts at a word ends, or nothing where it does not stand there */
  function endOf(
    [roots = [], ...others]: readonly string[][],
    typed: readonly string[],
    at: number,
  ): number | undefined {
    if (!roots.every((root, index) => isSame(root, typed[at + index]))) return undefined;
    const end = at + roots.length;
    if (others.length === 0) return end;
    for (let words = 0; words <= longestGap; words++) {
      const last = endOf(others, typed, end + words);
      if (last !== undefined) return last;
    }
    return undefined;
  }

  return (query) => {
    const typed = rootsOf(query);
    for (const { runs } of unwanted) {
      for (let at = 0; at < typed.length; at++) {
        const end = endOf(runs, typed, at);
        if (end !== undefined) typed.fill('', at, end);
      }
    }
    return wanted.some(({ runs, isAlone }) =>
      isAlone ? endOf(runs, typed, 0) === typed.length : typed.some((_, at) => endOf(runs, typed, at) !== undefined),
    );
  };
}
