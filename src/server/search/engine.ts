/** What every search engine behind this site does. */
import type { SearchRecord } from '../../content/searchRecords.ts';
import type { LanguageCode } from '../../i18n/languages.ts';
import type { ContentType, Facets, InsightsEvent } from '../../search/contract.ts';
import type { Analyzer, Vocabulary } from './analyzer.ts';
import type { NeedWords } from './needText.ts';
import type { Lexicon } from './lexicon.ts';

/** What is known of a language, whatever the engine. */
export type LanguageKnowledge = {
  /** Of the index that belongs to it. */
  version: string;
  /** How many records the language has. */
  count: number;
  analyzer: Analyzer;
  vocabulary: Vocabulary;
  lexicon: Lexicon;
  need: NeedWords;
};

export type SearchRequest = {
  locale: LanguageCode;
  query: string;
  /** One kind only; none for all. */
  contentType?: ContentType | undefined;
  /** From 1. */
  page: number;
  hitsPerPage: number;
};

export type EngineResult = {
  /** Of the page that was asked for, best first. */
  hits: SearchRecord[];
  nbHits: number;
  /** Hits by kind, whatever kind was asked for. */
  facets: Facets;
  /** Terms by which the hits were found, for marking words. */
  terms: string[];
  /** Beginnings of such terms. */
  prefixes?: string[];
  /** Nothing has the very words; these are like them. */
  isApproximate: boolean;
  /** The engine's own name of the question, where what readers did is to be told to it. */
  queryId?: string | undefined;
};

export type SearchEngine = {
  name: string;
  /** @throws where it can't be asked; the error may hold the question */
  search: (request: SearchRequest, signal?: AbortSignal) => Promise<EngineResult>;
  /** Looks whether it can answer. @throws an error that says what to do. One without it always can */
  check?: () => Promise<void>;
  /** Takes what readers did; an engine without it has no use for that. */
  send?: (events: readonly InsightsEvent[]) => Promise<void>;
};
