/** Phrases of help cards and false positives as content/help writes them. */
import type { LanguageData } from '../language/languageData.ts';

export type HelpWords = Pick<LanguageData, 'groups' | 'falsePositives'>;

/** A word this long is also found at the beginning of a longer one ("självmord" in "självmordstankar"). */
export const longEnough = 6;

const gap = '…';
const alone = '=';
const anyOrder = '+';
/** How many words may stand in a gap. */
export const longestGap = 3;

/**
 * What a phrase is made of: parts, which may stand anywhere; of each, runs with a gap between one and the next.
 * `isAlone` where it counts only if nothing else was asked.
 */
export type Phrase<Run> = { group: string; parts: Run[][]; isAlone: boolean };

/** Returns a phrase without its signs, and what those say. */
export const readPhrase = (text: string, group = ''): Phrase<string> => ({
  group,
  parts: text
    .replace(alone, '')
    .split(anyOrder)
    .map((part) => part.split(gap)),
  isAlone: text.startsWith(alone),
});

/** Returns the phrases of all groups. */
export const readPhrases = ({ groups }: Pick<HelpWords, 'groups'>): Phrase<string>[] =>
  Object.entries(groups).flatMap(([group, texts]) => texts.map((text) => readPhrase(text, group)));

/** Returns phrases with their runs made into words, without those that have none. */
export const withWords = <Word>(
  phrases: readonly Phrase<string>[],
  wordsOf: (text: string) => Word[],
): Phrase<Word[]>[] =>
  phrases
    .map(({ parts, ...phrase }) => ({ ...phrase, parts: parts.map((runs) => runs.map(wordsOf)) }))
    .filter(({ parts }) => parts.flat().every((run) => run.length > 0));

/** What finds the phrases of one language in a question. */
export type HelpDetector = {
  /** Returns the cards that a question asks for. */
  detectCards: (query: string) => ReadonlySet<string>;
  /** Returns what stands before, between and after the false positives of a question. */
  withoutFalsePositives: (query: string) => string[];
};

/** Returns a phrase as somebody might type it. */
export const asTyped = (phrase: string): string => phrase.replace(/[…+=\s]+/gu, ' ').trim();
