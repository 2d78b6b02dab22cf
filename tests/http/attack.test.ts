/** One client that sends the most expensive requests as fast as it may: others are served as if it were not there. */
import { Agent, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Started, startServer, until } from './process.ts';
import { slowest } from '../search/slowest.ts';
import { ask } from './raw.ts';

/** How many requests each of two readers sends meanwhile. */
const reads = 100;

let server: Started;
beforeAll(async () => {
  // Lower than the default limits, which a busy machine may be too slow to reach.
  server = await startServer({ SEARCH_RATE: '5', SEARCH_BURST: '400' });
});
afterAll(() => server.stop());

/**
 * Sends requests over this many connections from one address until told to stop, and counts the responses by status.
 */
function attack(path: string, connections: number) {
  const statuses = new Map<number, number>();
  const agent = new Agent({ keepAlive: true, maxSockets: connections, localAddress: '127.0.0.5' } as object);
  const { hostname, port } = new URL(server.url);
  let isOver = false;
  const once = () =>
    new Promise<void>((resolve) => {
      const sent = request({ hostname, port, path, agent }, (response) => {
        const status = response.statusCode ?? 0;
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        response.resume().once('end', resolve);
      });
      sent.once('error', () => resolve()).end();
    });
  const one = async () => {
    while (!isOver) await once();
  };
  const all = Promise.all(Array.from({ length: connections }, one));
  const stop = async () => {
    isOver = true;
    await all;
    agent.destroy();
  };
  return { statuses, stop };
}

/** Sends `reads` requests from another address, one after another, like a reader. */
async function readAs(from: string, path: string): Promise<void> {
  for (let time = 0; time < reads; time++) {
    expect((await ask(server.url, path, { from })).status).toBe(200);
    await setTimeout(20);
  }
}

describe.each(['search', 'page'] as const)('[#272] a flood of the slowest %s', (kind) => {
  const path = slowest[kind];
  it('is refused, and meanwhile all pages and searches of others are answered', { timeout: 120_000 }, async () => {
    await ask(server.url, '/api/search?locale=sv&q=narkos');
    const flood = attack(path, 16);
    await Promise.all([readAs('127.0.0.6', '/tand'), readAs('127.0.0.7', '/api/search?locale=sv&q=narkos')]);
    const refused = () => flood.statuses.get(429) ?? 0;
    await until(() => refused() > 0);
    await flood.stop();
    // Without a limit by cost, sixteen were answered while a reader waited for one. For timings, see `npm run bench --
    // attack`.
    expect(flood.statuses.get(200) ?? 0).toBeLessThan(reads);
    // A network that was refused is let in again.
    await until(async () => (await ask(server.url, '/api/search?locale=sv&q=a', { from: '127.0.0.5' })).status === 200);
  });
});
