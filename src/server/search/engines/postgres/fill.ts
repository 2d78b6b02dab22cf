/** Fills the database with each language's records. Only the indexing command (`npm run index`) writes to it. */
import pg from 'pg';
import type { SearchRecord } from '../../../../content/searchRecords.ts';
import type { LanguageCode } from '../../../../i18n/languages.ts';
import { createResources, type LanguageResources } from '../../language/resources.ts';
import type { StoredIndex } from '../embedded/buildIndex.ts';
import { inTransaction, migrate } from './migrate.ts';
import { vectorOf, versionOf } from './terms.ts';

/** Records per insert statement, a few kB each. */
const batch = 200;

const connectionTimeoutMillis = 5000;

/** Indexes to keep per language: this build's, and the previous one, which running processes may still read. */
const kept = 2;

/**
 * Adds an index next to the previous one; a concurrent search sees either the old index or the complete new one. If the
 * database already has this version, it is only marked as the newest.
 * @returns whether the index was new
 * @throws the database's error; nothing has changed then
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
 * Migrates the database, adds every language's index, and drops languages that the site no longer has.
 * @param indexes lazily loaded, so that they need not all fit in memory
 * @param tell receives a progress line for each step
 * @throws the database's error; earlier languages are updated then, the others unchanged
 */
export async function fillDatabase(
  url: string,
  indexes: Iterable<[LanguageCode, StoredIndex]>,
  tell: (line: string) => void = () => undefined,
): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis, application_name: 'tryggve index' });
  // A broken connection also rejects the pending query; without a listener, the event would crash the process first.
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
    // Update the planner's statistics after the bulk change.
    await client.query('analyze search_records');
  } finally {
    await client.end().catch(() => undefined);
  }
}
