/** What both servers do with requests that are unusual: methods, codings, copies, wild queries. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bothServers, serverNames } from './both.ts';
import { ask } from './raw.ts';

const urls = bothServers();

describe.each(serverNames)('%s', (name) => {
  const get = (place: string, options?: Parameters<typeof ask>[2]) => ask(urls[name] ?? '', place, options);

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('compresses a 404 as %s for whoever takes it', async (coding, unpack) => {
    const { status, headers, body } = await get('/finns-inte', { headers: { 'accept-encoding': coding } });
    expect(status).toBe(404);
    expect(headers['content-encoding']).toBe(coding);
    expect(headers['vary']).toMatch(/accept-encoding/i);
    expect(unpack(body).toString()).toContain('Ooops!');
    const plain = await get('/finns-inte', { headers: { 'accept-encoding': `${coding};q=0` } });
    expect(plain.headers['content-encoding']).toBeUndefined();
  });

  it.each(['/index.html.br', '/icon.svg.gz', '/tand.html.br'])(
    'has no address for the compressed copy %s',
    async (place) => {
      expect((await get(place)).status).toBe(404);
    },
  );

  it('leads /index on to the start page', async () => {
    expect((await get('/index')).headers['location']).toBe('/');
    expect((await get('/en/index')).headers['location']).toBe('/en');
  });

  it('[#74] ignores a query string beyond every limit', async () => {
    const deep = `a${'[b]'.repeat(50)}=1`;
    const many = Array.from({ length: 1500 }, (_, index) => `p${index}=1`).join('&');
    for (const query of [deep, many, `${'l[]=1&'.repeat(200)}`, 'a[b=1&]c=2&%zz=%', 'q=%E5%AD']) {
      expect((await get(`/sok?${query}`)).status).toBe(200);
    }
  });

  it('takes only GET and HEAD for pages', async () => {
    for (const place of ['/om-oss', '/narstaende', '/om-oss/', '/finns-inte']) {
      const { status, headers } = await get(place, { method: 'POST' });
      expect(status, place).toBe(405);
      expect(headers['allow'], place).toBe('GET, HEAD');
    }
    const head = await get('/om-oss', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
  });
});
