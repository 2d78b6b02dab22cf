/** What the build stores about a language's words. Every process that answers reads it, whatever the engine. */
import type { LanguageCode } from '../../../i18n/languages.ts';
import { type Ranking, ranking } from '../query/ranking.ts';
import { type Analyzer, createAnalyzer } from './analyzer.ts';
import type { LanguageData } from './languageData.ts';
import { createLexicon, type Lexicon } from './lexicon.ts';
import type { SurfaceRow, Vocabulary } from './vocabulary.ts';

export type StoredLanguage = {
  /** Changes with the records, the words, or how they are analysed. */
  version: string;
  /** Number of records in the language. */
  count: number;
  vocabulary: [stem: string, records: number][];
  surfaces: SurfaceRow[];
  data: LanguageData;
};

/** Splits and compares texts and questions. */
export type Words = { analyzer: Analyzer; lexicon: Lexicon };

/** Interprets a question, and ranks what is found. */
export type Language = Words & { ranking: Ranking };

/** All data about a language that does not depend on the engine. */
export type LanguageResources = Language & {
  /** Version of the matching index. */
  version: string;
  /** Number of records in the language. */
  count: number;
  vocabulary: Vocabulary;
  data: Pick<LanguageData, 'groups' | 'falsePositives'>;
};

export function createResources(language: LanguageCode, stored: StoredLanguage): LanguageResources {
  const { version, count, data } = stored;
  const [analyzer, vocabulary] = [createAnalyzer(language, data), new Map(stored.vocabulary)];
  return { version, count, analyzer, vocabulary, lexicon: createLexicon(analyzer, vocabulary, stored), ranking, data };
}

export const createAllResources = (
  stored: ReadonlyMap<LanguageCode, StoredLanguage>,
): ReadonlyMap<LanguageCode, LanguageResources> =>
  new Map([...stored].map(([language, own]) => [language, createResources(language, own)]));
