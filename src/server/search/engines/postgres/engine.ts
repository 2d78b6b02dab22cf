/** Search in PostgreSQL, for sites with several web processes: same terms and queries as the embedded engine. */
import type pg from 'pg';
import type { SearchRecord } from '../../../../content/searchRecords.ts';
import type { LanguageCode } from '../../../../i18n/languages.ts';
import { countTypes } from '../../../../search/contract.ts';
import type { LanguageResources } from '../../language/resources.ts';
import { withGuesses } from '../../query/guesses.ts';
import { type QueryTerm, queryTermsOf, termsToHighlight } from '../../query/queryTerms.ts';
import type { EngineResult, SearchEngine, SearchRequest } from '../engine.ts';
import { askForHits, createRecordReader, NotIndexed, type Row } from './ask.ts';

function resultOf(
  { contentType }: SearchRequest,
  queryTerms: readonly QueryTerm[],
  found?: { row: Row; hits: SearchRecord[]; isApproximate: boolean },
): EngineResult {
  const facets = countTypes((type) => found?.row.facets?.[type] ?? 0);
  const nbHits = contentType ? facets[contentType] : Object.values(facets).reduce((sum, count) => sum + count, 0);
  const { hits = [], isApproximate = false } = found ?? {};
  return { hits, nbHits, facets, ...termsToHighlight(queryTerms), isApproximate };
}

/**
 * Creates the engine over the database's index.
 * @param resources by language; a language without them has no hits
 */
export function createPostgresEngine(
  pool: pg.Pool,
  resources: ReadonlyMap<LanguageCode, LanguageResources>,
): SearchEngine {
  const recordsOf = createRecordReader(pool);
  return {
    name: 'postgres',
    async search(request, signal): Promise<EngineResult> {
      const known = resources.get(request.locale);
      const asked = known ? queryTermsOf(request.query, known) : [];
      if (!known || asked.length === 0) return resultOf(request, []);
      const { minOfBest, minOfBestGuess } = known.ranking;
      const asTyped = await askForHits(pool, asked, request, known, minOfBest);
      signal?.throwIfAborted();
      const queryTerms = asked.map((term, index) => (asTyped.words?.includes(index) ? term : withGuesses(term, known)));
      const isGuess = queryTerms.map((term) => !asked.includes(term));
      const isApproximate = isGuess.includes(true);
      const least = isGuess.includes(false) ? minOfBest : minOfBestGuess;
      const row = isApproximate ? await askForHits(pool, queryTerms, request, known, least) : asTyped;
      signal?.throwIfAborted();
      return resultOf(request, queryTerms, { row, hits: await recordsOf(row), isApproximate });
    },
    async check() {
      const { rows } = await pool.query<{ language: string }>('select distinct language from search_indexes');
      const indexed = new Set(rows.map(({ language }) => language));
      const missing = [...resources.keys()].filter((language) => !indexed.has(language));
      if (missing.length > 0) throw new NotIndexed(missing);
    },
  };
}
