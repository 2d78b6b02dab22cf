/** Phrases of need as content/search writes them, and texts in the form in which both are compared. */
import type { LanguageCode } from '../../i18n/languages.ts';
import { editsBetween } from './likeness.ts';
import { fold, normalize } from './words.ts';

export type NeedWords = {
  /** Words and phrases of need; "vill … dö" has a gap for other words, "=dö" counts only where nothing else was asked. */
  crisis: readonly string[];
  /** Phrases that share words with them and mean something else ("cut out tonsils"); they go first. */
  harmless: readonly string[];
};

/** A word this long is also found at the beginning of a longer one ("självmord" in "självmordstankar"). */
export const longEnough = 6;

const gap = '…';
/** How much may stand in a gap: words, or signs where no spaces part words. */
const longestGap = 3;
const longestGapInSigns = 6;
const alone = '=';

/** A phrase's runs, with a gap between one and the next. */
export type Phrase<Run> = { runs: Run[]; isAlone: boolean };

/** @returns a phrase without its signs, and what those say */
export const readPhrase = (text: string): Phrase<string> => ({
  runs: text.replace(alone, '').split(gap),
  isAlone: text.startsWith(alone),
});

/**
 * @param endOfRun where a run that starts at a word ends, or nothing where it does not stand there
 * @returns the same of all runs with their gaps
 */
export function endOf<Run>(
  [run, ...others]: readonly Run[],
  at: number,
  endOfRun: (run: Run, at: number) => number | undefined,
): number | undefined {
  const end = run === undefined ? at : endOfRun(run, at);
  if (end === undefined || others.length === 0) return end;
  for (let words = 0; words <= longestGap; words++) {
    const last = endOf(others, end + words, endOfRun);
    if (last !== undefined) return last;
  }
  return undefined;
}

/** @returns text with letters held down as one, and short endings behind an apostrophe with their word (don't, I'm) */
export const calmed = (text: string, language: LanguageCode): string =>
  normalize(text, language)
    .replace(/(.)\1{2,}/gu, '$1')
    .replace(/(?<=\p{L})'(?=\p{L}{1,2}(?![\p{L}\p{M}]))/gu, '');

/** @returns a folded word with double letters as one */
export const single = (folded: string): string => folded.replace(/(.)\1+/gu, '$1');

/** @returns whether a word is another with one letter more, less or other, or two swapped; the first letter is seldom wrong */
export const isSlip = (typed: string, meant: string): boolean =>
  typed !== meant &&
  Math.abs(typed.length - meant.length) <= 1 &&
  (typed[0] === meant[0] || (typed[0] === meant[1] && typed[1] === meant[0])) &&
  editsBetween(typed, meant) === 1;

export type NeedCheck = {
  /**
   * @returns whether a question has a phrase of need; `isElsewhere` on a page in another language, where slips of the
   * keyboard and words that count only alone are mostly words of that language
   */
  isNeed: (query: string, isElsewhere?: boolean) => boolean;
  /** @returns what stands before, between and after the phrases of a question that are harmless */
  withoutHarmless: (query: string) => string[];
};

/** Where no spaces part words, phrases are looked for as they stand, since a segmenter cuts cries apart. */
export function createSpacelessCheck(language: LanguageCode, { crisis, harmless }: NeedWords): NeedCheck {
  const tight = (text: string) => fold(calmed(text, language), language).replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  const phrases = crisis.map(readPhrase);
  const alones = new Set(phrases.flatMap(({ runs, isAlone }) => (isAlone ? [tight(runs.join(''))] : [])));
  const patternOf = (list: readonly Phrase<string>[]) => {
    const between = `.{0,${longestGapInSigns}}`;
    const pattern = list.map(({ runs }) => runs.map(tight).join(between)).join('|');
    return new RegExp(pattern || '(?!)', 'gu');
  };
  const wanted = patternOf(phrases.filter(({ isAlone }) => !isAlone));
  const unwanted = patternOf(harmless.map(readPhrase));
  return {
    isNeed(query) {
      const typed = tight(query).replace(unwanted, '\n');
      return alones.has(typed) || typed.search(wanted) >= 0;
    },
    withoutHarmless: (query) => (tight(query).search(unwanted) >= 0 ? tight(query).split(unwanted) : [query]),
  };
}
