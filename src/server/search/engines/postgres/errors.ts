/** Explains database errors. Messages never contain the database URL with its password, or a query. */

/** Returns an error's code or name, without its message, which may contain the query. */
export function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  if (typeof code === 'string') return code;
  return error instanceof Error ? error.name : 'unknown error';
}

/** Keyed by PostgreSQL error code (appendix A of its manual), or by Node's socket or DNS error code. */
const advice: Record<string, string> = {
  ECONNREFUSED: 'Nothing listens there. Is PostgreSQL started, and is DATABASE_URL right?',
  ENOTFOUND: 'There is no such host. Is DATABASE_URL right?',
  EAI_AGAIN: 'The name of its host can not be looked up. Is DATABASE_URL right?',
  ECONNRESET: 'It ended the connection. Is it starting or stopping? Try again in a little while.',
  '28P01': 'It refuses the password. Is DATABASE_URL right?',
  '28000': 'It refuses the user. Are DATABASE_URL and pg_hba.conf right?',
  '3D000': 'It has no such database. Create it, as in: createdb tryggve.',
  '42501': 'The user of DATABASE_URL may not do this. It must own the tables, or be allowed to create them.',
  '42P01': 'It has no search index yet. Run npm run index.',
  '57P03': 'It is starting. Try again in a little while.',
  '53300': 'It has no connection left. Raise max_connections, or run fewer web processes.',
};

/**
 * Returns one line that says what is wrong and what to do.
 * @param url of the database; the line contains only its host and port
 */
export function explainDatabase(error: unknown, url: string): string {
  const { host } = new URL(url);
  const code = codeOf(error);
  const message = error instanceof Error ? error.message : '';
  // The driver's own timeout errors have no code.
  if (/timeout/i.test(message))
    return `The database at ${host} does not answer. Is DATABASE_URL right? A firewall between?`;
  return `The database at ${host} failed (${code}). ${advice[code] ?? message}`;
}
