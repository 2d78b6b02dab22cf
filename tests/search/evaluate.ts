/** How well search answers the labelled questions of `queries/`. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LanguageCode } from '../../src/i18n/languages.ts';

export type Question = {
  q: string;
  /** Ids of the pages that are right; `faq:ID` for a question of the list. */
  ids: string[];
  kind: string;
  /** `tune` may be looked at while the engine is worked on; `hold` is only counted. */
  set: 'tune' | 'hold';
};

/** @returns the questions of every language */
export const questions = (): Map<LanguageCode, Question[]> =>
  new Map(
    readdirSync('tests/search/queries').map((file) => [
      path.basename(file, '.json') as LanguageCode,
      JSON.parse(readFileSync(path.join('tests/search/queries', file), 'utf8')) as Question[],
    ]),
  );

/** @returns names of the records that a question accepts */
export const accepted = ({ ids }: Question, language: LanguageCode): string[] =>
  ids.map((id) => (id.startsWith('faq:') ? `faq-${id.slice(4)}-${language}` : `page-${id}-${language}`));

export type Score = {
  count: number;
  /** Share of the questions with a right answer among the first five. */
  recall: number;
  /** Mean of 1 / place of the first right answer. */
  mrr: number;
};

/** @param answers for each question the records found, best first, and those that are right */
export function scoreOf(answers: { found: string[]; right: string[] }[]): Score {
  const places = answers.map(({ found, right }) => found.findIndex((id) => right.includes(id)) + 1);
  const share = (sum: number) => sum / Math.max(1, places.length);
  return {
    count: places.length,
    recall: share(places.filter((place) => place >= 1 && place <= 5).length),
    mrr: share(places.reduce((sum, place) => sum + (place > 0 ? 1 / place : 0), 0)),
  };
}
