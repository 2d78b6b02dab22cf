/** What the build stores of a language's words, read by every process that answers, whichever engine is behind it. */
import type { LanguageCode } from '../../i18n/languages.ts';
import { createAnalyzer } from './analyzer.ts';
import type { LanguageKnowledge } from './engine.ts';
import { createLexicon, type SearchWords } from './lexicon.ts';
import type { SurfaceRow } from './vocabulary.ts';

export type StoredKnowledge = {
  /** Changes with the records, the words and how they are analysed. */
  version: string;
  /** How many records the language has. */
  count: number;
  vocabulary: [stem: string, records: number][];
  surfaces: SurfaceRow[];
  words: SearchWords;
};

/** @returns what is known of a language, ready for questions */
export function createKnowledge(language: LanguageCode, stored: StoredKnowledge): LanguageKnowledge {
  const { version, count, words } = stored;
  const [analyzer, vocabulary] = [createAnalyzer(language), new Map(stored.vocabulary)];
  const lexicon = createLexicon(analyzer, vocabulary, stored);
  return { version, count, analyzer, vocabulary, lexicon, need: words };
}

/** @returns what is known of each language */
export const knowledgeOf = (
  stored: ReadonlyMap<LanguageCode, StoredKnowledge>,
): ReadonlyMap<LanguageCode, LanguageKnowledge> =>
  new Map([...stored].map(([language, own]) => [language, createKnowledge(language, own)]));
