/** What every search engine behind this site does. */
import type { ContentType, SearchRecord } from '../../content/searchRecords.ts';
import type { LanguageCode } from '../../i18n/languages.ts';
import type { Analyzer, Vocabulary } from './analyzer.ts';
import type { NeedWords } from './crisis.ts';

/** What is known of a language, whatever the engine. */
export type LanguageKnowledge = { analyzer: Analyzer; vocabulary: Vocabulary; need: NeedWords };

export type SearchRequest = {
  locale: LanguageCode;
  query: string;
  /** One kind only; none for all. */
  contentType?: ContentType | undefined;
  /** From 1. */
  page: number;
  hitsPerPage: number;
};

export type EngineHit = { record: SearchRecord; score: number };

export type EngineResult = {
  hits: EngineHit[];
  nbHits: number;
  /** Hits by kind, whatever kind was asked for. */
  facets: Record<ContentType, number>;
  /** Terms by which the hits were found, for marking words. */
  terms: string[];
  /** Nothing has the very words; these are like them. */
  isApproximate: boolean;
};

export type SearchEngine = {
  name: string;
  search: (request: SearchRequest, signal?: AbortSignal) => Promise<EngineResult>;
};
