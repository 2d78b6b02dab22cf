/** A search that takes too long, fails, or whose client has left. */
import { request } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { createApp } from '../../src/server/http/app.ts';
import { listen, stop } from '../../src/server/http/serve.ts';
import { searchRoutes } from '../../src/server/search/api.ts';
import type { SearchEngine } from '../../src/server/search/engines/engine.ts';
import { createSearchService } from '../../src/server/search/service.ts';
import { ask } from './raw.ts';

const config = readConfig();
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const end of stops.splice(0)) await end();
});

async function start(search: SearchEngine['search'], timeoutMs: number): Promise<string> {
  const service = createSearchService({ name: 'test', search }, new Map(), () => 'id');
  const app = createApp({ ...config, routes: searchRoutes(() => service, timeoutMs) });
  const { server, url } = await listen(app, '127.0.0.1', 0);
  stops.push(() => stop(server));
  return url;
}

/** Returns an engine that never answers, and reports when it is asked and why it should stop. */
function silentEngine() {
  const asked = Promise.withResolvers<undefined>();
  const stopped = Promise.withResolvers<unknown>();
  const search: SearchEngine['search'] = (_request, signal) => {
    asked.resolve(undefined);
    signal?.addEventListener('abort', () => stopped.resolve(signal.reason));
    return new Promise(() => {});
  };
  return { search, asked: asked.promise, stopped: stopped.promise };
}

const place = '/api/search?locale=sv&q=hemligt';

describe('an engine that', () => {
  it('is too slow gives 503 in time, and is told to stop', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const engine = silentEngine();
    const url = await start(engine.search, 40);
    const { status, headers, body } = await ask(url, place);
    expect(status).toBe(503);
    expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(JSON.parse(body.toString())).toMatchObject({ status: 503, title: 'Search failed' });
    expect(await engine.stopped).toMatchObject({ name: 'TimedOut' });
    expect(log.mock.calls).toEqual([['Search failed: TimedOut']]);
  });

  it('throws gives 503, and nothing of the question is logged', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const url = await start(() => Promise.reject(new RangeError('broke at "hemligt"')), 5000);
    const { status, body } = await ask(url, place);
    expect(status).toBe(503);
    expect(JSON.stringify(log.mock.calls) + body.toString()).not.toContain('hemligt');
  });

  it('fails after the time was over breaks nothing', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const search: SearchEngine['search'] = (_request, signal) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('cancelled'))));
    const url = await start(search, 20);
    expect((await ask(url, place)).status).toBe(503);
    expect((await ask(url, '/healthz')).status).toBe(200);
  });

  it('works for somebody who is gone is told to stop, long before its time is over', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const engine = silentEngine();
    const url = await start(engine.search, 60_000);
    const sent = request(url + place).on('error', () => {});
    sent.end();
    await engine.asked;
    sent.destroy();
    expect(await engine.stopped).toMatchObject({ name: 'ClientGone' });
    expect(log).not.toHaveBeenCalled();
  });

  it('answers is not told to stop afterwards', async () => {
    let signal: AbortSignal | undefined;
    const facets = { page: 0, video: 0, faq: 0, podcast: 0 };
    const url = await start((_request, given) => {
      signal = given;
      return Promise.resolve({ hits: [], nbHits: 0, facets, terms: [], isApproximate: false });
    }, 5000);
    expect((await ask(url, place)).status).toBe(200);
    expect(signal?.aborted).toBe(false);
  });
});
