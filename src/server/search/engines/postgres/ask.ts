/** The two database queries of a search: one finds hits, the other fetches their records. */
import type pg from 'pg';
import type { SearchRecord } from '../../../../content/searchRecords.ts';
import type { ContentType } from '../../../../search/contract.ts';
import type { LanguageResources } from '../../language/resources.ts';
import type { QueryTerm } from '../../query/queryTerms.ts';
import type { SearchRequest } from '../engine.ts';
import { recordsStatement, searchStatement } from './statements.ts';
import { anyOf, columnsOf, rankWeights, versionOf } from './terms.ts';

/** The database has no index for a language. */
export class NotIndexed extends Error {
  override name = 'NotIndexed';
  constructor(languages: readonly string[]) {
    super(`The database holds no search index of ${languages.join(', ')}. Run npm run index.`);
  }
}

export type Row = {
  hits: string[] | null;
  facets: Partial<Record<ContentType, number>> | null;
  /** Indexes of the query terms that any record matched. */
  words: number[] | null;
  index: { id: number; version: string };
};

/**
 * Queries hits, counts by type, and the query terms that any record matched.
 * @param least minimum score of a hit, as a share of the best score
 * @throws NotIndexed, or the database's error
 */
export async function askForHits(
  pool: pg.Pool,
  queryTerms: readonly QueryTerm[],
  { locale, contentType, page, hitsPerPage }: SearchRequest,
  known: LanguageResources,
  least: number,
): Promise<Row> {
  const clauses = columnsOf(queryTerms);
  const { coveragePower, faqWeight } = known.ranking;
  const values = [
    ...[locale, versionOf(known), anyOf(clauses), clauses.queryTerm, clauses.matches, clauses.ranks, clauses.weight],
    ...[queryTerms.length, rankWeights, known.count, coveragePower, least],
    ...[contentType ?? null, hitsPerPage, (page - 1) * hitsPerPage, faqWeight],
  ];
  // A named statement is parsed and planned once per connection: half of the work, with a small index.
  const { rows } = await pool.query<Omit<Row, 'index'> & { index: Row['index'] | null }>({
    name: 'search',
    text: searchStatement,
    values,
  });
  const [row] = rows;
  if (!row?.index) throw new NotIndexed([locale]);
  return { ...row, index: row.index };
}

/** Maximum number of cached records of all languages, a few kB each. */
const maxKept = 10_000;

/** Creates a function that fetches and caches hits' records: transferring twenty takes longer than finding them. */
export function createRecordReader(pool: pg.Pool): (row: Row) => Promise<SearchRecord[]> {
  /** Keyed by index version and objectID. */
  const kept = new Map<string, SearchRecord>();
  // A record is left out if its index was dropped meanwhile.
  return async ({ index, hits }) => {
    const keyOf = (id: string) => `${index.version}/${id}`;
    const records = new Map((hits ?? []).map((id) => [id, kept.get(keyOf(id))]));
    const missing = [...records].flatMap(([id, record]) => (record ? [] : [id]));
    if (missing.length > 0) {
      const query = { name: 'records', text: recordsStatement, values: [index.id, missing] };
      const { rows } = await pool.query<{ id: string; record: SearchRecord }>(query);
      if (kept.size > maxKept) kept.clear();
      for (const { id, record } of rows) {
        kept.set(keyOf(id), record);
        records.set(id, record);
      }
    }
    return [...records.values()].filter((record) => record !== undefined);
  };
}
