/** What an error of the database means and what to do. Neither its address with password nor a question is told. */

/** Returns what names an error, without the text that may hold what was asked. */
export function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  if (typeof code === 'string') return code;
  return error instanceof Error ? error.name : 'unknown error';
}

/** By the code of PostgreSQL (appendix A of its documentation), of Node's sockets, or of its resolver. */
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
 * @param url of the database; the line names its host and port
 */
export function explainDatabase(error: unknown, url: string): string {
  const { host } = new URL(url);
  const code = codeOf(error);
  const message = error instanceof Error ? error.message : '';
  // The driver gives its own refusal to wait no code.
  if (/timeout/i.test(message))
    return `The database at ${host} does not answer. Is DATABASE_URL right? A firewall between?`;
  return `The database at ${host} failed (${code}). ${advice[code] ?? message}`;
}
