/** What the build stores of a language's words, read by every process that answers, whichever engine is behind it. */
import type { LanguageCode } from '../../../i18n/languages.ts';
import { type Ranking, ranking } from '../query/ranking.ts';
import { type Analyzer, createAnalyzer } from './analyzer.ts';
import type { LanguageData } from './languageData.ts';
import { createLexicon, type Lexicon } from './lexicon.ts';
import type { SurfaceRow, Vocabulary } from './vocabulary.ts';

export type StoredLanguage = {
  /** Changes with the records, the words and how they are analysed. */
  version: string;
  /** How many records the language has. */
  count: number;
  vocabulary: [stem: string, records: number][];
  surfaces: SurfaceRow[];
  data: LanguageData;
};

/** What texts and questions are cut and compared with. */
export type Words = { analyzer: Analyzer; lexicon: Lexicon };

/** What a question is understood with, and how what is found is ranked. */
export type Language = Words & { ranking: Ranking };

/** What is known of a language, whatever the engine. */
export type LanguageResources = Language & {
  /** Of the index that belongs to it. */
  version: string;
  /** How many records the language has. */
  count: number;
  vocabulary: Vocabulary;
  data: Pick<LanguageData, 'groups' | 'falsePositives'>;
};

/** Returns what is known of a language, ready for questions. */
export function createResources(language: LanguageCode, stored: StoredLanguage): LanguageResources {
  const { version, count, data } = stored;
  const [analyzer, vocabulary] = [createAnalyzer(language, data), new Map(stored.vocabulary)];
  return { version, count, analyzer, vocabulary, lexicon: createLexicon(analyzer, vocabulary, stored), ranking, data };
}

/** Returns what is known of each language. */
export const createAllResources = (
  stored: ReadonlyMap<LanguageCode, StoredLanguage>,
): ReadonlyMap<LanguageCode, LanguageResources> =>
  new Map([...stored].map(([language, own]) => [language, createResources(language, own)]));
