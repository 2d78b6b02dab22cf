/** A database that is missing, empty, lost in the middle of work, and back again: the server survives it. */
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { createResources } from '../../src/server/search/language/resources.ts';
import { createPostgresEngine } from '../../src/server/search/engines/postgres/engine.ts';
import { createPool } from '../../src/server/search/engines/postgres/pool.ts';
import { fillDatabase } from '../../src/server/search/engines/postgres/fill.ts';
import { readIndexes, readLanguage } from '../../src/server/search/store.ts';
import { type Started, startServer, until } from '../http/process.ts';
import { type PostgresServer, startPostgres } from './postgresServer.ts';

const { outDir } = readConfig();
const search = (url: string) => fetch(`${url}/api/search?locale=sv&q=narkos`);

type Reply = { status: number; type: string | null };

/** Sends requests as fast as they are answered, until told to stop. */
function startClients(url: string, count: number) {
  const replies: Reply[] = [];
  let isDone = false;
  const client = async () => {
    while (!isDone) {
      const reply = await search(url);
      await reply.arrayBuffer();
      replies.push({ status: reply.status, type: reply.headers.get('content-type') });
      if (reply.status !== 200) await setTimeout(20);
    }
  };
  const clients = Array.from({ length: count }, client);
  return {
    replies,
    async stop() {
      isDone = true;
      await Promise.all(clients);
    },
  };
}

describe('a server with a database', () => {
  let postgres: PostgresServer;
  let server: Started;
  beforeAll(async () => {
    postgres = await startPostgres();
    server = await startServer({ SEARCH_ENGINE: 'postgres', DATABASE_URL: postgres.url });
  });
  afterAll(async () => {
    await server.stop();
    await postgres.stop();
  });
  const health = async () => {
    const reply = await fetch(`${server.url}/healthz`);
    return [reply.status, ((await reply.json()) as { search: { ready: boolean } }).search.ready];
  };

  it('serves pages and says what is missing until the index is there', async () => {
    expect((await fetch(server.url)).status).toBe(200);
    expect(await health()).toEqual([503, false]);
    const early = await search(server.url);
    expect([early.status, early.headers.get('retry-after')]).toEqual([503, '1']);
    await until(() => server.log().includes('npm run index'));
    await fillDatabase(postgres.url, readIndexes(outDir));
    await until(async () => (await health())[0] === 200);
    expect((await search(server.url)).status).toBe(200);
    expect(server.log()).not.toContain('secret');
  });

  it('answers 503 while the database is gone, and searches again when it is back', async () => {
    const clients = startClients(server.url, 8);
    const last = (count: number) => clients.replies.slice(-count);
    const now = () => clients.replies.length;
    await until(() => now() > 50);
    expect(new Set(clients.replies.map(({ status }) => status))).toEqual(new Set([200]));
    postgres.kill();
    await until(() => now() > 16 && last(16).every(({ status }) => status === 503));
    // Pages need no database, so a load balancer must not remove the server because of it.
    expect((await fetch(server.url)).status).toBe(200);
    expect(await health()).toEqual([200, true]);
    await postgres.restart();
    await until(() => last(16).every(({ status }) => status === 200));
    await clients.stop();
    const refused = clients.replies.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
    expect(new Set(refused.map(({ type }) => type))).toEqual(new Set(['application/problem+json; charset=utf-8']));
    expect(server.child.exitCode).toBeNull();
    expect(server.log()).not.toMatch(/secret|narkos/);
  });
});

describe('a server that is told to load its search anew', () => {
  it('does so without a failed request', async () => {
    const server = await startServer({});
    const clients = startClients(server.url, 4);
    await until(() => clients.replies.length > 10);
    server.child.kill('SIGHUP');
    await until(() => server.log().includes('loaded anew'));
    const before = clients.replies.length;
    await until(() => clients.replies.length > before + 10);
    await clients.stop();
    expect(new Set(clients.replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await server.stop()).toBe(0);
  });
});

describe('settings', () => {
  it('stop the start where the engine lacks one', async () => {
    for (const [engine, needed] of [
      ['postgres', 'DATABASE_URL'],
      ['algolia', 'ALGOLIA_APP_ID'],
    ] as const) {
      const server = await startServer({ SEARCH_ENGINE: engine });
      expect([server.child.exitCode, server.log().includes(needed)]).toEqual([1, true]);
    }
  });
});

it('does not wait for a database that takes the connection and says nothing', async () => {
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as { port: number };
  const pool = createPool(`postgres://a:b@127.0.0.1:${port}/c`);
  const resources = new Map([['sv', createResources('sv', readLanguage(outDir, 'sv'))]] as const);
  const asked = createPostgresEngine(pool, resources).search({
    locale: 'sv',
    query: 'narkos',
    page: 1,
    hitsPerPage: 20,
  });
  await expect(asked).rejects.toThrow(/timeout/);
  await pool.end();
  silent.close();
});
