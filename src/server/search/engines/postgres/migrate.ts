/** Transactions and schema migrations. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';

const migrationsFolder = path.join(import.meta.dirname, 'migrations');

/** Arbitrary key of an advisory lock, which makes concurrent commands wait for each other. */
const lock = 4_321_016;

/** Runs work in a transaction, one command at a time; rolls back if it fails. @throws the work's error */
export async function inTransaction<Result>(client: pg.ClientBase, work: () => Promise<Result>): Promise<Result> {
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [lock]);
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    // If the connection is gone, so is the transaction.
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/**
 * Applies the numbered files in `migrations` that the database lacks, in order, and returns their names.
 * @throws the database's error; none of them is applied then
 */
export const migrate = (client: pg.ClientBase): Promise<string[]> =>
  inTransaction(client, async () => {
    await client.query(
      'create table if not exists search_migrations (name text primary key, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string }>('select name from search_migrations');
    const applied = new Set(rows.map(({ name }) => name));
    const files = readdirSync(migrationsFolder).sort();
    const missing = files.filter((name) => !applied.has(name));
    for (const name of missing) {
      await client.query(readFileSync(path.join(migrationsFolder, name), 'utf8'));
      await client.query('insert into search_migrations (name) values ($1)', [name]);
    }
    return missing;
  });
