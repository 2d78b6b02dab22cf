/** Parses phrases of help cards and false positives, in the notation of content/help. */
import type { LanguageData } from '../language/languageData.ts';

export type HelpWords = Pick<LanguageData, 'groups' | 'falsePositives'>;

/** Minimum length of a word that is also found at the beginning of a longer one ("självmord" in "självmordstankar"). */
export const longEnough = 6;

const gap = '…';
const alone = '=';
const anyOrder = '+';
/** Maximum number of words in a gap. */
export const maxGap = 3;

/**
 * A phrase has parts, which may occur anywhere in a question. A part has runs, with a gap between one and the next.
 * With `isAlone`, the phrase counts only if it is the whole question.
 */
export type Phrase<Run> = { group: string; parts: Run[][]; isAlone: boolean };

/** Parses a phrase and removes its operators. */
export const readPhrase = (text: string, group = ''): Phrase<string> => ({
  group,
  parts: text
    .replace(alone, '')
    .split(anyOrder)
    .map((part) => part.split(gap)),
  isAlone: text.startsWith(alone),
});

export const readPhrases = ({ groups }: Pick<HelpWords, 'groups'>): Phrase<string>[] =>
  Object.entries(groups).flatMap(([group, texts]) => texts.map((text) => readPhrase(text, group)));

/** Splits the runs of phrases into words, and drops phrases that have a run without words. */
export const withWords = <Word>(
  phrases: readonly Phrase<string>[],
  wordsOf: (text: string) => Word[],
): Phrase<Word[]>[] =>
  phrases
    .map(({ parts, ...phrase }) => ({ ...phrase, parts: parts.map((runs) => runs.map(wordsOf)) }))
    .filter(({ parts }) => parts.flat().every((run) => run.length > 0));

/** Finds the phrases of one language in a question. */
export type HelpDetector = {
  /** Returns the cards that a question asks for. */
  detectCards: (query: string) => ReadonlySet<string>;
  /** Returns the pieces of a question before, between and after its false positives. */
  withoutFalsePositives: (query: string) => string[];
};

/** Returns a phrase as a reader might type it, without operators. */
export const asTyped = (phrase: string): string => phrase.replace(/[…+=\s]+/gu, ' ').trim();
