/** Crisis phrases and false positives as content/search writes them. */
import type { LanguageData } from '../language/languageData.ts';

export type CrisisWords = Pick<LanguageData, 'crisisPhrases' | 'falsePositives'>;

/** A word this long is also found at the beginning of a longer one ("självmord" in "självmordstankar"). */
export const longEnough = 6;

const gap = '…';
const alone = '=';
/** How many words may stand in a gap. */
const longestGap = 3;

/** A phrase's runs, with a gap between one and the next; `isAlone` where it counts only if nothing else was asked. */
export type Phrase<Run> = { runs: Run[]; isAlone: boolean };

/** Returns a phrase without its signs, and what those say. */
export const readPhrase = (text: string): Phrase<string> => ({
  runs: text.replace(alone, '').split(gap),
  isAlone: text.startsWith(alone),
});

/**
 * Returns where a phrase ends that starts at a word, or nothing where it does not stand there.
 * @param endOfRun the same of a run without gaps
 */
export function endOfPhrase<Run>(
  [run, ...others]: readonly Run[],
  at: number,
  endOfRun: (run: Run, at: number) => number | undefined,
): number | undefined {
  const end = run === undefined ? at : endOfRun(run, at);
  if (end === undefined || others.length === 0) return end;
  for (let words = 0; words <= longestGap; words++) {
    const last = endOfPhrase(others, end + words, endOfRun);
    if (last !== undefined) return last;
  }
  return undefined;
}

/** What finds crisis phrases of one language in a question. */
export type CrisisDetector = {
  /**
   * Returns whether a question has a crisis phrase. On a foreign page, one in another language, slips of the keyboard and
   * words that count only alone are mostly words of that language, and are not taken for one.
   */
  detectCrisis: (query: string, isForeignPage?: boolean) => boolean;
  /** Returns what stands before, between and after the false positives of a question. */
  withoutFalsePositives: (query: string) => string[];
};
