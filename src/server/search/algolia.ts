/** Algolia behind the same port. Our server asks it; the reader's browser never does. */
import { insightsClient, type InsightsEvents } from '@algolia/client-insights';
import {
  type SearchClient,
  searchClient,
  type SearchParamsObject,
  type SearchResponse,
  type SupportedLanguage,
} from '@algolia/client-search';
import type { SiteEnvironment } from '../../config.ts';
import type { SearchRecord } from '../../content/searchRecords.ts';
import type { LanguageCode } from '../../i18n/languages.ts';
import { type ContentType, countTypes, type InsightsEvent } from '../../search/contract.ts';
import type { EngineResult, LanguageKnowledge, SearchEngine, SearchRequest } from './engine.ts';
import { groupsOf, termsOf } from './query.ts';

/** How long to wait for it, in ms; it is asked at another of its addresses after each failure. */
const timeouts = { connect: 1000, read: 1500, write: 30_000 } as const;
/** Everybody is the same reader to it. */
const nobody = 'anonymous';
/** @returns the index of an environment; what is tried out on a developer's machine has its own */
export const indexNameOf = (siteEnv: SiteEnvironment): string => `${siteEnv === 'local' ? 'dev' : 'prod'}_content`;

/**
 * The specification's "configure": parameters that every search has.
 * @throws TypeError where there is no object of parameters
 */
export function configure(parameters: unknown): SearchParamsObject {
  if (typeof parameters !== 'object' || parameters === null || Array.isArray(parameters))
    throw new TypeError('Give the parameters of search as an object.');
  return parameters;
}

/** Languages whose code here is another there, or that it knows nothing of. */
const otherCodes: Partial<Record<LanguageCode, SupportedLanguage | null>> = {
  bs: null,
  ckb: 'ku',
  'fa-AF': 'fa',
  'fa-IR': 'fa',
  so: null,
  sr: null,
  ti: null,
};

/** @returns a language as Algolia names it, in a list that is empty where it does not know it */
export function supportedLanguages(language: LanguageCode): SupportedLanguage[] {
  const code = otherCodes[language];
  if (code === null) return [];
  return [code ?? (language as SupportedLanguage)];
}

export type AlgoliaSettings = { appId: string; apiKey: string; indexName: string; region?: 'de' | 'us' | undefined };

/** What both of its clients take beside their keys; a test gives its own address. */
export type AlgoliaOptions = NonNullable<Parameters<typeof searchClient>[2]>;

/** @returns the official client */
export const algoliaClient = ({ appId, apiKey }: AlgoliaSettings, options: AlgoliaOptions = {}): SearchClient =>
  searchClient(appId, apiKey, { timeouts, ...options });

type Ranked = SearchRecord & { objectID: string };

const filtersOf = ({ locale, contentType }: SearchRequest, isForAll: boolean): string =>
  `locale:${locale}${contentType && !isForAll ? ` AND contentType:${contentType}` : ''}`;

/** @returns what it keeps beside a record left out */
function recordOf(hit: Ranked): SearchRecord {
  const own = Object.entries(hit).filter(([name]) => !name.startsWith('_'));
  return Object.fromEntries(own) as SearchRecord;
}

/**
 * @param knowledge marks the words of hits, by language
 * @returns the engine over Algolia's index
 */
export function createAlgoliaEngine(
  settings: AlgoliaSettings,
  knowledge: ReadonlyMap<LanguageCode, LanguageKnowledge>,
  options: AlgoliaOptions = {},
): SearchEngine {
  const { appId, apiKey, indexName, region } = settings;
  const client = algoliaClient(settings, options);
  const insights = insightsClient(appId, apiKey, region, { timeouts, ...options });
  // Nobody is told apart, and the question is not kept for its statistics.
  const always = configure({ analytics: false, enablePersonalization: false, userToken: nobody });

  async function one(parameters: SearchParamsObject): Promise<SearchResponse<Ranked>> {
    const { results } = await client.searchForHits<Ranked>({ requests: [{ indexName, ...always, ...parameters }] });
    const [result] = results;
    if (!result) throw new Error('Algolia gave no result');
    return result;
  }

  async function countsOf(request: SearchRequest): Promise<Record<ContentType, number>> {
    let facets: Record<string, number> = {};
    try {
      const filters = filtersOf(request, true);
      const counted = await one({ query: request.query, filters, facets: ['contentType'], hitsPerPage: 0 });
      facets = counted.facets?.['contentType'] ?? {};
    } catch (error) {
      // The error holds the question; its name does not.
      console.error(`Counting hits failed: ${error instanceof Error ? error.name : 'unknown error'}`);
    }
    return countTypes((type) => facets[type] ?? 0);
  }

  return {
    name: 'algolia',
    async search(request): Promise<EngineResult> {
      const { locale, query, page, hitsPerPage } = request;
      const known = knowledge.get(locale);
      const [found, facets] = await Promise.all([
        one({
          query,
          filters: filtersOf(request, false),
          page: page - 1,
          hitsPerPage,
          queryLanguages: supportedLanguages(locale),
          attributesToHighlight: [],
          getRankingInfo: true,
          clickAnalytics: true,
        }),
        countsOf(request),
      ]);
      const { hits } = found;
      return {
        hits: hits.map(recordOf),
        nbHits: found.nbHits ?? hits.length,
        facets,
        ...termsOf(known ? groupsOf(query, known.analyzer, known.lexicon) : []),
        isApproximate: hits.length > 0 && hits.every(({ _rankingInfo: info }) => (info?.nbTypos ?? 0) > 0),
        queryId: found.queryID,
      };
    },
    async send(events) {
      await insights.pushEvents({ events: events.map((event) => eventOf(event, indexName)) });
    },
  };
}

const names = { viewed: 'Hits Viewed', clicked: 'Hit Clicked', converted: 'Hit Converted' } as const;

/** @returns an event as Algolia takes it; a click counts for its question where its place is told */
function eventOf(
  { type, objectIDs, queryId, positions }: InsightsEvent,
  index: string,
): InsightsEvents['events'][number] {
  const common = { eventName: names[type], index, userToken: nobody, objectIDs };
  if (type === 'viewed') return { ...common, eventType: 'view' };
  if (type === 'converted')
    return { ...common, eventType: 'conversion', ...(queryId !== undefined && { queryID: queryId }) };
  return queryId !== undefined && positions
    ? { ...common, eventType: 'click', queryID: queryId, positions }
    : { ...common, eventType: 'click' };
}
