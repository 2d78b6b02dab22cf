/** The interface of the search engines. */
import type { SearchRecord } from '../../../content/searchRecords.ts';
import type { LanguageCode } from '../../../i18n/languages.ts';
import type { ContentType, Facets, InsightsEvent } from '../../../search/contract.ts';

export type SearchRequest = {
  locale: LanguageCode;
  query: string;
  /** Filter by type; `undefined` for all types. */
  contentType?: ContentType | undefined;
  /** From 1. */
  page: number;
  hitsPerPage: number;
};

export type EngineResult = {
  /** Hits of the requested page, best first. */
  hits: SearchRecord[];
  nbHits: number;
  /** Hits by type, regardless of the filter [#138]. */
  facets: Facets;
  /** Terms that matched, for highlighting. */
  terms: string[];
  /** Prefixes that matched, for highlighting. */
  prefixes?: string[];
  /** True if some words matched no record as typed, so that the hits match guesses instead. */
  isApproximate: boolean;
  /** The engine's own id of the query, to which events refer. */
  queryId?: string | undefined;
};

export type SearchEngine = {
  name: string;
  /** @throws if the engine can't be reached; the error may contain the query */
  search: (request: SearchRequest, signal?: AbortSignal) => Promise<EngineResult>;
  /** Checks that the engine can answer. Omitted if it always can. @throws an error that says what to do */
  check?: () => Promise<void>;
  /** Receives readers' events. Omitted if the engine has no use for them. */
  send?: (events: readonly InsightsEvent[]) => Promise<void>;
};
