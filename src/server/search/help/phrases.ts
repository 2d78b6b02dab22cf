/** Phrases of help cards and false positives as content/help writes them. */
import type { LanguageData } from '../language/languageData.ts';

export type HelpWords = Pick<LanguageData, 'phrases' | 'falsePositives'>;

/** A word this long is also found at the beginning of a longer one ("självmord" in "självmordstankar"). */
export const longEnough = 6;

const gap = '…';
const alone = '=';
const anyOrder = '+';
/** How many words may stand in a gap. */
const longestGap = 3;

/**
 * What a phrase is made of: parts, which may stand anywhere; of each, runs with a gap between one and the next.
 * `isAlone` where it counts only if nothing else was asked.
 */
export type Phrase<Run> = { card: string; parts: Run[][]; isAlone: boolean };

/** Returns a phrase without its signs, and what those say. */
export const readPhrase = (text: string, card = ''): Phrase<string> => ({
  card,
  parts: text
    .replace(alone, '')
    .split(anyOrder)
    .map((part) => part.split(gap)),
  isAlone: text.startsWith(alone),
});

/** Returns the phrases of all cards. */
export const readPhrases = ({ phrases }: Pick<HelpWords, 'phrases'>): Phrase<string>[] =>
  Object.entries(phrases).flatMap(([card, texts]) => texts.map((text) => readPhrase(text, card)));

/** Returns phrases with their runs made into something else, without those that come to nothing. */
export const withRuns = <Run>(
  phrases: readonly Phrase<string>[],
  runOf: (text: string) => Run,
  isEmpty: (run: Run) => boolean,
): Phrase<Run>[] =>
  phrases
    .map(({ parts, ...phrase }): Phrase<Run> => ({ ...phrase, parts: parts.map((runs) => runs.map(runOf)) }))
    .filter(({ parts }) => !parts.flat().some(isEmpty));

/**
 * Returns where a part of a phrase ends that starts at a word, or nothing where it does not stand there.
 * @param endOfRun the same of a run without gaps
 */
export function endOfPart<Run>(
  [run, ...others]: readonly Run[],
  at: number,
  endOfRun: (run: Run, at: number) => number | undefined,
): number | undefined {
  const end = run === undefined ? at : endOfRun(run, at);
  if (end === undefined || others.length === 0) return end;
  for (let words = 0; words <= longestGap; words++) {
    const last = endOfPart(others, end + words, endOfRun);
    if (last !== undefined) return last;
  }
  return undefined;
}

/** What finds the phrases of one language in a question. */
export type HelpDetector = {
  /**
   * Returns the cards that a question asks for. On a foreign page, one in another language, slips of the keyboard and
   * words that count only alone are mostly words of that language, and are not taken for a phrase.
   */
  detectCards: (query: string, isForeignPage?: boolean) => ReadonlySet<string>;
  /** Returns what stands before, between and after the false positives of a question. */
  withoutFalsePositives: (query: string) => string[];
};
