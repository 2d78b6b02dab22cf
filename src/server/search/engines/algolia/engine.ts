/** Implements the search engine interface with Algolia. */
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
 * Validates the parameters that every search has: the specification's "configure".
 * @throws TypeError if they are not an object
 */
export function configure(parameters: unknown): SearchParamsObject {
  if (typeof parameters !== 'object' || parameters === null || Array.isArray(parameters))
    throw new TypeError('Give the parameters of search as an object.');
  return parameters;
}

type Ranked = SearchRecord & { objectID: string };

const filtersOf = ({ locale, contentType }: SearchRequest, isForAll: boolean): string =>
  `locale:${locale}${contentType && !isForAll ? ` AND contentType:${contentType}` : ''}`;

/** Strips Algolia's own fields, whose names begin with an underscore. */
function recordOf(hit: Ranked): SearchRecord {
  return Object.fromEntries(Object.entries(hit).filter(([name]) => !name.startsWith('_'))) as SearchRecord;
}

/**
 * Creates the engine over an Algolia index.
 * @param resources by language; used for highlighting only
 */
export function createAlgoliaEngine(
  settings: AlgoliaSettings,
  resources: ReadonlyMap<LanguageCode, LanguageResources>,
  options: AlgoliaOptions = {},
): SearchEngine {
  const { appId, apiKey, indexName, region } = settings;
  const client = algoliaClient(settings, options);
  const insights = insightsClient(appId, apiKey, region, { timeouts, ...options });
  // Readers are indistinguishable, and queries stay out of Algolia's analytics.
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
      // Log only the name: the error contains the query.
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
