/** Responses of Node, alone and through nginx: the same headers, each once. */
import { beforeAll, describe, expect, it } from 'vitest';
import { securityHeaders } from '../../src/server/http/headers.ts';
import { searchRoutes } from '../../src/server/search/api.ts';
import { searchPages } from '../../src/server/search/page.ts';
import { createSearch } from '../../src/server/search/start.ts';
import { bothServers, config, serverNames } from './both.ts';
import { exchange, statusOf } from './raw.ts';

const search = createSearch(config.outDir);
const urls = bothServers({
  routes: searchRoutes(search.service),
  answers: searchPages(config.outDir, search.service).routes,
});
beforeAll(() => search.load());

describe.each(serverNames)('%s', (name) => {
  /** Returns the values of each header, in the order received. */
  async function headersOf(request: string): Promise<{ status: number; headers: Map<string, string[]> }> {
    const answer = await exchange(
      urls[name] ?? '',
      `${request} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br, gzip\r\nConnection: close\r\n\r\n`,
    );
    const [head = ''] = answer.split('\r\n\r\n');
    const lines = head.split('\r\n').slice(1);
    const headers = Map.groupBy(lines, (line) => line.slice(0, line.indexOf(':')).toLowerCase());
    const valueOf = (line: string) => line.slice(line.indexOf(':') + 1).trim();
    return { status: statusOf(answer), headers: new Map([...headers].map(([key, all]) => [key, all.map(valueOf)])) };
  }

  it.each([
    ['GET /api/search?locale=sv&q=narkos', 200, 'no-store', 'Accept-Encoding'],
    ['GET /api/search?locale=xx', 400, 'no-store', 'Accept-Encoding'],
    ['GET /sok?q=narkos', 200, 'no-store', 'Accept-Encoding'],
    ['HEAD /ar/search?q=narkos', 200, 'no-store', 'Accept-Encoding'],
    ['GET /healthz', 200, 'no-store', undefined],
    ['POST /healthz', 405, 'no-store', undefined],
    ['DELETE /healthz', 405, 'no-store', undefined],
    ['GET /api/nothing', 404, 'no-store', undefined],
    ['GET /tand', 200, 'no-cache', 'Accept-Encoding'],
    ['GET /narstaende', 302, 'no-cache', undefined],
    ['GET /tand/', 301, 'no-cache', undefined],
    ['GET /EN/dental', 301, 'no-cache', undefined],
    ['GET /finns-inte', 404, 'no-cache', 'Accept-Encoding'],
    ['POST /tand', 405, 'no-cache', undefined],
  ])('answers %s with %i and each header once', async (request, wanted, cacheControl, vary) => {
    const { status, headers } = await headersOf(request);
    expect(status).toBe(wanted);
    expect(headers.get('cache-control')).toEqual([cacheControl]);
    if (vary) expect(headers.get('vary')).toEqual([vary]);
    for (const header of Object.keys(securityHeaders({ ...config, siteEnv: 'production' })))
      expect(headers.get(header), header).toHaveLength(1);
    const twice = [...headers].filter(([key, values]) => values.length > 1 && key !== 'set-cookie');
    expect(twice).toEqual([]);
  });
});
