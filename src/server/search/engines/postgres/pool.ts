/** The pool of database connections. */
import pg from 'pg';
import { codeOf } from './errors.ts';

/**
 * Timeouts in ms, so that no request hangs on a dead database: to connect, for a statement in the database, and for its
 * response, if the network drops it. A search runs up to three statements; its overall deadline (reply.ts) can end it
 * between two of them.
 */
const limits = { connectionTimeoutMillis: 1500, statement_timeout: 2500, query_timeout: 3000 } as const;
/** Connections per web process. PostgreSQL's default limit is 100 in all. */
const maxConnections = 10;

/**
 * Creates a pool that connects on demand and reconnects after failures.
 * @param url of the database, with user and password
 */
export function createPool(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: maxConnections, application_name: 'tryggve', ...limits });
  // An idle connection broke, and the pool has dropped it. Without a listener, the event would crash the process.
  pool.on('error', (error) => {
    if (!pool.ending) console.error(`Lost a connection to the database: ${codeOf(error)}`);
  });
  return pool;
}
