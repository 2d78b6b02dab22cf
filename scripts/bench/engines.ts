/** The engines of search under measurement: how each comes to its index, and what that takes. */
import { execFile } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { type PostgresServer, startPostgres } from '../../tests/search/postgresServer.ts';
import { settings } from './settings.ts';
import type { BuiltSite } from './site.ts';

const run = promisify(execFile);

const scriptIn = ({ folder, contentDir, outDir }: BuiltSite, script: string, args: string[], more = {}) =>
  run(process.execPath, [script, ...args], {
    cwd: folder,
    env: { ...settings(contentDir, outDir), ...more },
    maxBuffer: 1e8,
  });

export type Engine = {
  name: string;
  /** Settings of a server that searches with it. */
  env: NodeJS.ProcessEnv;
  /**
   * Builds the index anew.
   * @param sign a word that a record of each language then holds
   * @returns seconds that it took
   */
  index: (site: BuiltSite, records: number, sign: string) => Promise<number>;
  /** How much the index takes on disk. */
  bytes: (site: BuiltSite) => Promise<number>;
  stop: () => Promise<void>;
};

export const embedded: Engine = {
  name: 'embedded',
  env: { SEARCH_ENGINE: 'minisearch' },
  async index(site, records, sign) {
    const { stdout } = await scriptIn(site, 'scripts/bench/search-index.ts', [String(records), sign]);
    return (JSON.parse(stdout) as { seconds: number }).seconds;
  },
  bytes: ({ outDir }) => {
    const folder = path.join(outDir, '.search');
    return Promise.resolve(readdirSync(folder).reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0));
  },
  stop: () => Promise.resolve(),
};

async function sizeOfDatabase(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes');
  await client.end();
  return Number(rows[0]?.bytes);
}

/**
 * Returns PostgreSQL, which takes its records from the files that the embedded engine's index is.
 * @throws Error saying what to do where it is not installed
 */
export async function startPostgresEngine(): Promise<Engine> {
  const server: PostgresServer = await startPostgres();
  const empty = await sizeOfDatabase(server.url);
  const env = { SEARCH_ENGINE: 'postgres', DATABASE_URL: server.url };
  return {
    name: 'PostgreSQL',
    env,
    async index(site, records, sign) {
      await embedded.index(site, records, sign);
      const began = performance.now();
      await scriptIn(site, 'scripts/index-search.ts', [], env);
      return (performance.now() - began) / 1000;
    },
    bytes: async () => (await sizeOfDatabase(server.url)) - empty,
    stop: () => server.stop(),
  };
}
