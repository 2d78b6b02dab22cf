/** MiniSearch in the server process: one index per language, built with the site and loaded at startup. */
import type { LanguageCode } from '../../../../i18n/languages.ts';
import { countTypes } from '../../../../search/contract.ts';
import { createAllResources } from '../../language/resources.ts';
import type { EngineResult, SearchEngine, SearchRequest } from '../engine.ts';
import type { StoredIndex } from './buildIndex.ts';
import { type LoadedIndex, loadIndex } from './loadIndex.ts';

/** Creates the engine from stored or freshly built indexes, and loads them all at once. */
export const createEmbeddedEngine = (
  indexes: ReadonlyMap<LanguageCode, StoredIndex>,
  resources = createAllResources(indexes),
): SearchEngine =>
  engineOver(
    new Map(
      [...indexes].flatMap(([language, stored]): [LanguageCode, LoadedIndex][] => {
        const known = resources.get(language);
        return known ? [[language, loadIndex(stored, known)]] : [];
      }),
    ),
  );

/** Creates the engine over loaded indexes. A language without an index has no hits. */
export function engineOver(loaded: ReadonlyMap<LanguageCode, LoadedIndex>): SearchEngine {
  return {
    name: 'minisearch',
    search({ locale, query, contentType, page, hitsPerPage }: SearchRequest): Promise<EngineResult> {
      const index = loaded.get(locale);
      const { results, isApproximate } = index?.search(query) ?? { results: [], isApproximate: false };
      const records = results.flatMap(({ id }) => index?.byId.get(String(id)) ?? []);
      const wanted = contentType ? records.filter((record) => record.contentType === contentType) : records;
      const start = (page - 1) * hitsPerPage;
      return Promise.resolve({
        hits: wanted.slice(start, start + hitsPerPage),
        nbHits: wanted.length,
        facets: countTypes((type) => records.filter((record) => record.contentType === type).length),
        terms: [...new Set(results.flatMap(({ terms }) => terms))],
        isApproximate,
      });
    },
  };
}
