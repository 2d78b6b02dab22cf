/** Fills the database with each language's records. Only the indexing command writes. */
import pg from 'pg';
import type { SearchRecord } from '../../../../content/searchRecords.ts';
import type { LanguageCode } from '../../../../i18n/languages.ts';
import { createResources, type LanguageResources } from '../../language/resources.ts';
import type { StoredIndex } from '../embedded/buildIndex.ts';
import { inTransaction, migrate } from './migrate.ts';
import { vectorOf, versionOf } from './terms.ts';

/** Records a statement inserts; each carries some kB. */
const batch = 200;

/** How long to wait for the database, in ms. */
const connectionTimeoutMillis = 5000;

/** Indexes of a language that are kept: this build's, and the one that processes may still read. */
const kept = 2;

/**
 * Puts a language's records beside the former ones; a search meanwhile sees the former index or this one, whole.
 * Returns whether there was anything new; an index that lies there already is only made the newest.
 * @throws the database's error; then nothing has changed
 */
const replaceLanguage = (
  client: pg.ClientBase,
  language: LanguageCode,
  records: readonly SearchRecord[],
  resources: LanguageResources,
): Promise<boolean> =>
  inTransaction(client, async () => {
    const { rows } = await client.query<{ id: number; isNew: boolean }>(
      `insert into search_indexes (language, version) values ($1, $2)
       on conflict (language, version) do update set indexed_at = excluded.indexed_at
       returning id, xmax = 0 as "isNew"`,
      [language, versionOf(resources)],
    );
    const [index] = rows;
    if (!index) throw new Error('the database returned no index');
    if (index.isNew) {
      for (let at = 0; at < records.length; at += batch) {
        const some = records.slice(at, at + batch);
        await client.query(
          `insert into search_records (index_id, object_id, content_type, record, terms)
           select $1, * from unnest($2::text[], $3::text[], $4::json[], $5::tsvector[])`,
          [
            index.id,
            some.map(({ objectID }) => objectID),
            some.map(({ contentType }) => contentType),
            some.map((record) => JSON.stringify(record)),
            some.map((record) => vectorOf(record, resources)),
          ],
        );
      }
    }
    await client.query(
      `delete from search_indexes where language = $1 and id not in
         (select id from search_indexes where language = $1 order by indexed_at desc, id desc limit $2)`,
      [language, kept],
    );
    return index.isNew;
  });

/**
 * Sets the database up and puts every language's index in; languages that the site has no more are dropped.
 * @param indexes one after another, so that they need not all be in memory
 * @param tell is told of each step
 * @throws the database's error; languages before it are in, the others as they were
 */
export async function fillDatabase(
  url: string,
  indexes: Iterable<[LanguageCode, StoredIndex]>,
  tell: (line: string) => void = () => undefined,
): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis, application_name: 'tryggve index' });
  // A connection that breaks also fails what was asked of it; unheard, the event would end the process before that.
  client.on('error', () => undefined);
  await client.connect();
  try {
    for (const name of await migrate(client)) tell(`Applied ${name}`);
    const languages: LanguageCode[] = [];
    for (const [language, stored] of indexes) {
      const isNew = await replaceLanguage(client, language, stored.records, createResources(language, stored));
      tell(`${language}: ${isNew ? `${stored.count} records` : 'as it was'}`);
      languages.push(language);
    }
    await client.query('delete from search_indexes where language <> all($1)', [languages]);
    // So that it plans well for what it now holds.
    await client.query('analyze search_records');
  } finally {
    await client.end().catch(() => undefined);
  }
}
