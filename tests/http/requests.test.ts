/** How both servers handle unusual requests: methods, encodings, compressed copies, wild query strings. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bothServers, config, serverNames } from './both.ts';
import { ask, exchange, statusOf } from './raw.ts';

const urls = bothServers();

describe.each(serverNames)('%s', (name) => {
  const get = (place: string, options?: Parameters<typeof ask>[2]) => ask(urls[name] ?? '', place, options);

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('compresses a 404 as %s where it is taken', async (coding, unpack) => {
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

  it('sends a part of a file on request', async () => {
    const whole = (await get('/og.png')).body;
    for (const [range, start, end] of [
      ['bytes=0-99', 0, 100],
      ['bytes=100-', 100, whole.length],
      ['bytes=-50', whole.length - 50, whole.length],
    ] as const) {
      const { status, headers, body } = await get('/og.png', { headers: { range } });
      expect([status, headers['content-range']]).toEqual([206, `bytes ${start}-${end - 1}/${whole.length}`]);
      expect(body.equals(whole.subarray(start, end))).toBe(true);
    }
    const { status, headers } = await get('/og.png', { headers: { range: `bytes=${whole.length}-` } });
    expect([status, headers['content-range']]).toEqual([416, `bytes */${whole.length}`]);
  });

  it('reads %2f in an address as a slash', async () => {
    expect((await get('/en%2fdental')).body.toString()).toContain('<html lang="en"');
  });

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

  const raw = (head: string) => exchange(urls[name] ?? '', `${head}\r\nConnection: close\r\n\r\n`);

  it('refuses what HTTP forbids: no Host, two of them, another version', async () => {
    expect(statusOf(await raw('GET /tand HTTP/1.1\r\nHost: localhost'))).toBe(200);
    expect(statusOf(await raw('GET /tand HTTP/1.1\r\nHost: localhost\r\nhost: localhost'))).toBe(400);
    expect(statusOf(await raw('GET /tand HTTP/1.1\r\nHost: localhost\r\nHOST: evil.com'))).toBe(400);
    expect(statusOf(await raw('GET /tand HTTP/1.1\r\nAccept: */*'))).toBe(400);
    expect(statusOf(await raw('GET /tand HTTP/2.0\r\nHost: localhost'))).toBe(505);
  });

  it('takes an address with scheme and host, as one is sent to a proxy', async () => {
    const answer = await raw('GET http://localhost/om-oss HTTP/1.1\r\nHost: localhost');
    expect([statusOf(answer), answer.includes('<h1')]).toEqual([200, true]);
    for (const address of ['http://localhost', 'HTTP://localhost/tand?a=1', 'http://localhost?a=1'])
      expect(statusOf(await raw(`GET ${address} HTTP/1.1\r\nHost: localhost`)), address).toBe(200);
  });

  it('opens no way to other hosts, and says so', async () => {
    // nginx first parses the target, which is not a path.
    expect([400, 405]).toContain(statusOf(await raw('CONNECT evil.com:443 HTTP/1.1\r\nHost: evil.com:443')));
  });

  it('says where to tell of a weakness', async () => {
    const { status, headers, body } = await get('/.well-known/security.txt');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const fields = new Map(
      body
        .toString()
        .trim()
        .split('\n')
        .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
    );
    expect([...fields.keys()].sort()).toEqual(['Canonical', 'Contact', 'Expires', 'Preferred-Languages']);
    expect(fields.get('Contact')).toBe(`mailto:${config.contactEmail}`);
    expect(fields.get('Canonical')).toBe(`${config.siteUrl}/.well-known/security.txt`);
    expect(fields.get('Preferred-Languages')).toBe('sv, en');
    // RFC 9116, 2.5.5: in the future, by less than a year.
    const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(0);
    expect(days).toBeLessThan(365);
  });
});
