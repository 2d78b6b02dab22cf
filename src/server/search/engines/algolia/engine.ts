/** Algolia behind the same port. */
import { insightsClient } from '@algolia/client-insights';
import type { SearchParamsObject, SearchResponse } from '@algolia/client-search';
import type { SearchRecord } from '../../../../content/searchRecords.ts';
import type { LanguageCode } from '../../../../i18n/languages.ts';
import { countTypes, type Facets } from '../../../../search/contract.ts';
import type { LanguageResources } from '../../language/resources.ts';
import { queryTermsOf, termsToHighlight } from '../../query/queryTerms.ts';
import type { EngineResult, SearchEngine, SearchRequest } from '../engine.ts';
import { algoliaClient, type AlgoliaOptions, type AlgoliaSettings, timeouts, userToken } from './client.ts';
import { eventOf } from './events.ts';
import { supportedLanguages } from './languages.ts';

/**
 * Sets the parameters that every search has, the specification's "configure".
 * @throws TypeError where there is no object of parameters
 */
export function configure(parameters: unknown): SearchParamsObject {
  if (typeof parameters !== 'object' || parameters === null || Array.isArray(parameters))
    throw new TypeError('Give the parameters of search as an object.');
  return parameters;
}

type Ranked = SearchRecord & { objectID: string };

const filtersOf = ({ locale, contentType }: SearchRequest, isForAll: boolean): string =>
  `locale:${locale}${contentType && !isForAll ? ` AND contentType:${contentType}` : ''}`;

/** Returns a record without what Algolia keeps beside it. */
function recordOf(hit: Ranked): SearchRecord {
  return Object.fromEntries(Object.entries(hit).filter(([name]) => !name.startsWith('_'))) as SearchRecord;
}

/**
 * Returns the engine over Algolia's index.
 * @param resources highlight the words of hits, by language
 */
export function createAlgoliaEngine(
  settings: AlgoliaSettings,
  resources: ReadonlyMap<LanguageCode, LanguageResources>,
  options: AlgoliaOptions = {},
): SearchEngine {
  const { appId, apiKey, indexName, region } = settings;
  const client = algoliaClient(settings, options);
  const insights = insightsClient(appId, apiKey, region, { timeouts, ...options });
  // Nobody is told apart, and the question is not kept for its statistics.
  const always = configure({ analytics: false, enablePersonalization: false, userToken });

  async function one(parameters: SearchParamsObject): Promise<SearchResponse<Ranked>> {
    const { results } = await client.searchForHits<Ranked>({ requests: [{ indexName, ...always, ...parameters }] });
    const [result] = results;
    if (!result) throw new Error('Algolia gave no result');
    return result;
  }

  async function countsOf(request: SearchRequest): Promise<Facets> {
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
      const known = resources.get(locale);
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
        ...termsToHighlight(known ? queryTermsOf(query, known) : []),
        isApproximate: hits.length > 0 && hits.every(({ _rankingInfo: info }) => (info?.nbTypos ?? 0) > 0),
        queryId: found.queryID,
      };
    },
    async send(events) {
      await insights.pushEvents({ events: events.map((event) => eventOf(event, indexName)) });
    },
  };
}
