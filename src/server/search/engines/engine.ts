/** What every search engine behind this site does. */
import type { SearchRecord } from '../../../content/searchRecords.ts';
import type { LanguageCode } from '../../../i18n/languages.ts';
import type { ContentType, Facets, InsightsEvent } from '../../../search/contract.ts';

export type SearchRequest = {
  locale: LanguageCode;
  query: string;
  /** One type only; none for all. */
  contentType?: ContentType | undefined;
  /** From 1. */
  page: number;
  hitsPerPage: number;
};

export type EngineResult = {
  /** Of the page that was asked for, best first. */
  hits: SearchRecord[];
  nbHits: number;
  /** Hits by type, whatever type was asked for. */
  facets: Facets;
  /** Terms by which the hits were found, for highlighting. */
  terms: string[];
  /** Beginnings of such terms. */
  prefixes?: string[];
  /** No record has all the words as typed; these have similar ones. */
  isApproximate: boolean;
  /** The engine's own name of the question, where it is told what readers did. */
  queryId?: string | undefined;
};

export type SearchEngine = {
  name: string;
  /** Answers a question. @throws where the engine can't be asked; the error may hold the question */
  search: (request: SearchRequest, signal?: AbortSignal) => Promise<EngineResult>;
  /** Looks whether it can answer. @throws an error that says what to do. One without it always can */
  check?: () => Promise<void>;
  /** Takes what readers did; an engine without it has no use for that. */
  send?: (events: readonly InsightsEvent[]) => Promise<void>;
};
