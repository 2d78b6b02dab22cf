/** Connections to the database. */
import pg from 'pg';
import { codeOf } from './errors.ts';

/**
 * Limits in ms, so that nobody waits for a database that is gone: for a connection, for a statement at the database,
 * and for its answer, where the network swallows it. A search makes up to three statements; what its answer may take in
 * all (reply.ts) ends it between two of them.
 */
const limits = { connectionTimeoutMillis: 1500, statement_timeout: 2500, query_timeout: 3000 } as const;
/** Connections of one web process; PostgreSQL allows 100 in all as it is delivered. */
const mostConnections = 10;

/**
 * Returns connections that are made when they are needed, and anew after each failure.
 * @param url of the database, with user and password
 */
export function createPool(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: mostConnections, application_name: 'tryggve', ...limits });
  // A connection that broke while nobody used it: the pool has dropped it. Unheard, the event would end the process.
  pool.on('error', (error) => {
    if (!pool.ending) console.error(`Lost a connection to the database: ${codeOf(error)}`);
  });
  return pool;
}
