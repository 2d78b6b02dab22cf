/** PostgreSQL for sites with several web processes: the same terms and questions as the embedded engine, one index. */
import pg from 'pg';
import type { SearchRecord } from '../../content/searchRecords.ts';
import type { LanguageCode } from '../../i18n/languages.ts';
import { type ContentType, countTypes } from '../../search/contract.ts';
import type { EngineResult, LanguageKnowledge, SearchEngine, SearchRequest } from './engine.ts';
import { widened } from './guesses.ts';
import { codeOf } from './postgresErrors.ts';
import { recordsStatement, searchStatement } from './postgresQuery.ts';
import { anyOf, columnsOf, rankWeights, versionOf } from './postgresTerms.ts';
import { type Group, groupsOf, termsOf } from './query.ts';
import { coverageCounts, leastOfBest, leastOfBestGuess, questionsCount } from './ranking.ts';

/** The database holds no index of a language. */
export class NotIndexed extends Error {
  override name = 'NotIndexed';
  constructor(languages: readonly string[]) {
    super(`The database holds no search index of ${languages.join(', ')}. Run npm run index.`);
  }
}

/**
 * Limits in ms, so that nobody waits for a database that is gone: for a connection, for a statement at the database,
 * and for its answer, where the network swallows it. A search makes up to three statements; what its answer may take in
 * all (reply.ts) ends it between two of them.
 */
const limits = { connectionTimeoutMillis: 1500, statement_timeout: 2500, query_timeout: 3000 } as const;
/** Connections of one web process; PostgreSQL allows 100 in all as it is delivered. */
const mostConnections = 10;

/** Records that are kept here, of all languages, some kB each. */
const mostKept = 10_000;

type Row = {
  hits: string[] | null;
  facets: Partial<Record<ContentType, number>> | null;
  words: number[] | null;
  index: { id: number; version: string } | null;
};

type Answered = Row & { index: NonNullable<Row['index']> };

/**
 * @param url of the database, with user and password
 * @returns connections that are made when they are needed, and anew after each failure
 */
export function createPool(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: mostConnections, application_name: 'tryggve', ...limits });
  // A connection that broke while nobody used it: the pool has dropped it. Unheard, the event would end the process.
  pool.on('error', (error) => {
    if (!pool.ending) console.error(`Lost a connection to the database: ${codeOf(error)}`);
  });
  return pool;
}

/**
 * @param knowledge by language; one without it has no hits
 * @returns the engine over the database's index
 */
export function createPostgresEngine(
  pool: pg.Pool,
  knowledge: ReadonlyMap<LanguageCode, LanguageKnowledge>,
): SearchEngine {
  async function ask(
    groups: readonly Group[],
    request: SearchRequest,
    known: LanguageKnowledge,
    least: number,
  ): Promise<Answered> {
    const ways = columnsOf(groups);
    const { locale, contentType, page, hitsPerPage } = request;
    const values = [
      ...[locale, versionOf(known), anyOf(ways), ways.group, ways.matches, ways.ranks, ways.weight, groups.length],
      ...[rankWeights, known.count, coverageCounts, least],
      ...[contentType ?? null, hitsPerPage, (page - 1) * hitsPerPage, questionsCount],
    ];
    // By its name a connection reads and plans the statement once, which is half the work of a small index.
    const { rows } = await pool.query<Row>({ name: 'search', text: searchStatement, values });
    const [row] = rows;
    if (!row?.index) throw new NotIndexed([locale]);
    return { ...row, index: row.index };
  }

  /** By version and name. Fetched once, since twenty take longer to hand over than to find. */
  const kept = new Map<string, SearchRecord>();

  /** @returns the records of the hits; one whose index was dropped meanwhile is left out */
  async function recordsOf({ index, hits }: Answered): Promise<SearchRecord[]> {
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
  }

  return {
    name: 'postgres',
    async search(request, signal): Promise<EngineResult> {
      const known = knowledge.get(request.locale);
      const chosen = known ? groupsOf(request.query, known.analyzer, known.lexicon) : [];
      if (!known || chosen.length === 0) return resultOf(undefined, [], request, [], false);
      const plain = await ask(chosen, request, known, leastOfBest);
      signal?.throwIfAborted();
      const groups = chosen.map((group, index) =>
        plain.words?.includes(index) ? group : widened(group, known.analyzer, known.lexicon),
      );
      const isNew = (group: Group) => !chosen.includes(group);
      const isWidened = groups.some(isNew);
      const least = groups.every(isNew) ? leastOfBestGuess : leastOfBest;
      const row = isWidened ? await ask(groups, request, known, least) : plain;
      signal?.throwIfAborted();
      return resultOf(row, await recordsOf(row), request, groups, isWidened);
    },
    async check() {
      const { rows } = await pool.query<{ language: string }>('select distinct language from search_indexes');
      const indexed = new Set(rows.map(({ language }) => language));
      const missing = [...knowledge.keys()].filter((language) => !indexed.has(language));
      if (missing.length > 0) throw new NotIndexed(missing);
    },
  };
}

function resultOf(
  row: Row | undefined,
  hits: SearchRecord[],
  { contentType }: SearchRequest,
  groups: readonly Group[],
  isApproximate: boolean,
): EngineResult {
  const facets = countTypes((type) => row?.facets?.[type] ?? 0);
  const nbHits = contentType ? facets[contentType] : Object.values(facets).reduce((sum, count) => sum + count, 0);
  return { hits, nbHits, facets, ...termsOf(groups), isApproximate };
}
