/** The two questions that the database is asked: what is found, and the records of hits. */
import type pg from 'pg';
import type { SearchRecord } from '../../../../content/searchRecords.ts';
import type { ContentType } from '../../../../search/contract.ts';
import type { LanguageResources } from '../../language/resources.ts';
import type { QueryTerm } from '../../query/queryTerms.ts';
import type { SearchRequest } from '../engine.ts';
import { recordsStatement, searchStatement } from './statements.ts';
import { anyOf, columnsOf, rankWeights, versionOf } from './terms.ts';

/** The database holds no index of a language. */
export class NotIndexed extends Error {
  override name = 'NotIndexed';
  constructor(languages: readonly string[]) {
    super(`The database holds no search index of ${languages.join(', ')}. Run npm run index.`);
  }
}

export type Row = {
  hits: string[] | null;
  facets: Partial<Record<ContentType, number>> | null;
  /** Numbers of the query terms that were found. */
  words: number[] | null;
  index: { id: number; version: string };
};

/**
 * Asks for hits, counts, and the query terms that were found.
 * @param least share of the best score that a hit must have
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
  // By its name a connection reads and plans the statement once, which is half the work of a small index.
  const { rows } = await pool.query<Omit<Row, 'index'> & { index: Row['index'] | null }>({
    name: 'search',
    text: searchStatement,
    values,
  });
  const [row] = rows;
  if (!row?.index) throw new NotIndexed([locale]);
  return { ...row, index: row.index };
}

/** Records that are kept here, of all languages, some kB each. */
const mostKept = 10_000;

/** Returns a function that fetches the records of hits, each once: twenty take longer to hand over than to find. */
export function createRecordReader(pool: pg.Pool): (row: Row) => Promise<SearchRecord[]> {
  /** By version and name. */
  const kept = new Map<string, SearchRecord>();
  // A record whose index was dropped meanwhile is left out.
  return async ({ index, hits }) => {
    const keyOf = (id: string) => `${index.version}/${id}`;
    const records = new Map((hits ?? []).map((id) => [id, kept.get(keyOf(id))]));
    const missing = [...records].flatMap(([id, record]) => (record ? [] : [id]));
    if (missing.length > 0) {
      const query = { name: 'records', text: recordsStatement, values: [index.id, missing] };
      const { rows } = await pool.query<{ id: string; record: SearchRecord }>(query);
      if (kept.size > mostKept) kept.clear();
      for (const { id, record } of rows) {
        kept.set(keyOf(id), record);
        records.set(id, record);
      }
    }
    return [...records.values()].filter((record) => record !== undefined);
  };
}
