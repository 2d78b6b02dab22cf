/** One list of requests against both servers that can serve the site, so that they cannot drift apart. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Redirect } from '../../src/content/redirects.ts';
import { frameHosts, securityHeaders } from '../../src/server/http/headers.ts';
import { bothServers, config, serverNames } from './both.ts';
import { ask, askRaw, exchange, statusOf } from './raw.ts';

const { outDir } = config;
const redirects = JSON.parse(readFileSync(path.join(outDir, 'data/routes.json'), 'utf8')) as Redirect[];
const hashedFile = `/_astro/${readdirSync(path.join(outDir, '_astro')).find((name) => name.endsWith('.css'))}`;
const urls = bothServers();

/**
 * Differences that are accepted: only probes send these requests, and neither response is harmful. Our own server's
 * status, then nginx's.
 */
const differences: readonly (readonly [string, number, number])[] = [
  // nginx looks for a file in a folder whose name starts with a dot, resolves dot segments within the site, and merges
  // slashes.
  ['GET /.well-known/ HTTP/1.1', 301, 404],
  ['GET /a/../tand HTTP/1.1', 400, 200],
  ['GET /./tand HTTP/1.1', 404, 200],
  ['GET /%2ftand HTTP/1.1', 301, 200],
  // In nginx's patterns `.` does not match a line break, so it does not remove the slash at the end.
  ['GET /%0d%0ax/ HTTP/1.1', 301, 404],
  // Node's parser accepts only known methods. nginx reads the target of CONNECT as a path.
  ['FOO /tand HTTP/1.1', 400, 405],
  ['CONNECT evil.com:443 HTTP/1.1', 405, 400],
  // A body that a page has no use for is read to its end, or rejected.
  ['GET /tand HTTP/1.1\r\nContent-Length: 2000000', 200, 413],
  ['GET /tand HTTP/1.1\r\nExpect: nothing', 417, 200],
  ['GET /tand HTTP/1.1\nAccept: */*', 400, 200],
];

describe.each(serverNames)('%s', (name) => {
  const get = (place: string, options?: Parameters<typeof ask>[2]) => ask(urls[name] ?? '', place, options);

  it.each([
    '/',
    '/en',
    '/sovas-och-opereras',
    '/sovas-och-opereras/hem-igen',
    '/narstaende/fasta',
    '/en/caregivers/nil-by-mouth',
    '/ar/menu',
  ])('answers %s with a page', async (place) => {
    const { status, headers, body } = await get(place);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['etag']).toBeTruthy();
    expect(headers['set-cookie'], '[#182] no cookie on any visit').toBeUndefined();
    expect(body.toString()).toContain('<h1');
  });

  it('[#273] sends every security header once, with no unsafe-inline and only the five providers in frames', async () => {
    const { headers } = await get('/');
    for (const [header, value] of Object.entries(securityHeaders({ ...config, siteEnv: 'production' }))) {
      expect(headers[header], header).toBe(value);
    }
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toContain('unsafe-inline');
    expect(/frame-src ([^;]+)/.exec(policy)?.[1]?.split(' ')).toEqual([...frameHosts]);
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
  });

  it.each(['/finns-inte', '/_astro/nothing.js', '/.stamp', '/api/nothing', '/healthz'])(
    'sends the security headers on %s too',
    async (place) => {
      const { headers } = await get(place);
      for (const header of Object.keys(securityHeaders({ ...config, siteEnv: 'production' })))
        expect(headers[header], header).toBeTruthy();
    },
  );

  it('keeps hashed files for a year', async () => {
    const { status, headers } = await get(hashedFile);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toBe('text/css; charset=utf-8');
  });

  it('answers 304 where the page is known already', async () => {
    const first = await get('/om-oss');
    const second = await get('/om-oss', { headers: { 'if-none-match': String(first.headers['etag']) } });
    expect(second.status).toBe(304);
    expect(second.body).toHaveLength(0);
  });

  it('sends brotli where it is taken, else gzip, else neither', async () => {
    const plain = await get('/om-oss');
    const gzip = await get('/om-oss', { headers: { 'accept-encoding': 'gzip' } });
    const brotli = await get('/om-oss', { headers: { 'accept-encoding': 'gzip, deflate, br' } });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    expect(String(gzip.headers['vary']).toLowerCase()).toContain('accept-encoding');
  });

  it('sends every redirect of the build: roots, short addresses, former addresses', async () => {
    const wrong: string[] = [];
    for (const { from, to, status } of redirects) {
      const answer = await get(from);
      if (answer.status !== status || answer.headers['location'] !== to) {
        wrong.push(`${from}: ${answer.status} ${answer.headers['location']}, wanted ${status} ${to}`);
      }
    }
    expect(redirects.length).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  });

  it.each([
    ['/om-oss/', '/om-oss'],
    ['/om-oss.html', '/om-oss'],
    ['/index.html', '/'],
    ['/en/', '/en'],
    ['/en.html', '/en'],
    ['//om-oss', '/om-oss'],
    ['/EN/dental', '/en/dental'],
    ['/FA-af/menu', '/fa-AF/menu'],
    ['/om-oss/?a=1', '/om-oss?a=1'],
  ])('leads %s on to %s for good', async (from, to) => {
    const { status, headers } = await get(from);
    expect(status).toBe(301);
    expect(headers['location']).toBe(to);
  });

  it.each([
    ['/finns-inte', 'sv'],
    ['/sv/finns-inte', 'sv'],
    ['/Finns-Inte', 'sv'],
    ['/en/nowhere', 'en'],
    ['/ar/nowhere', 'ar'],
    ['/th/nowhere', 'th'],
    ['/404', 'sv'],
    ['/en/404', 'en'],
    ['/500', 'sv'],
    ['/q/nothing-sv', 'sv'],
    ['/q/4486-xx', 'sv'],
    ['/.stamp', 'sv'],
    ['/.git/config', 'sv'],
  ])('[#68] answers 404 to %s, in %s', async (place, language) => {
    const { status, headers, body } = await get(place);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body.toString()).toContain('Ooops!');
    expect(body.toString()).toContain(`<html lang="${language}"`);
  });

  it.each([
    '/..%2f..%2fetc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/../../etc/passwd',
    '/%00',
    '/%zz',
    '/%',
    '/om-oss%00.html',
    '/\\..\\x',
  ])('turns the hostile path %s away, never with a 500', async (place) => {
    const { status, body } = await get(place);
    expect([400, 404]).toContain(status);
    expect(body.toString()).not.toContain('root:');
  });

  it('turns a huge header away with 400', async () => {
    const { host } = new URL(urls[name] ?? '');
    expect(
      await askRaw(urls[name] ?? '', `GET / HTTP/1.1\r\nHost: ${host}\r\nX-Big: ${'a'.repeat(100_000)}\r\n\r\n`),
    ).toBe(400);
  });

  it('turns what is no HTTP away with 400', async () => {
    expect(await askRaw(urls[name] ?? '', 'hello\r\n\r\n')).toBe(400);
  });

  it('[#275] answers /healthz with its version', async () => {
    const { status, body } = await get('/healthz');
    expect(status).toBe(200);
    expect(JSON.parse(body.toString())).toMatchObject({
      status: 'ok',
      version: config.version,
      search: { ready: true },
    });
  });

  it('answers an unknown address below /api with a problem document', async () => {
    const { status, headers, body } = await get('/api/nothing');
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(JSON.parse(body.toString())).toMatchObject({ status: 404, title: 'Not found' });
    expect(body.toString()).not.toContain('nothing');
  });

  it.each([
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/sitemap.xml', 'application/xml'],
    ['/robots.txt', 'text/plain'],
    ['/data/menu/sv.json', 'application/json'],
    ['/icon.svg', 'image/svg+xml'],
    ['/og.png', 'image/png'],
  ])('serves %s as %s', async (place, type) => {
    const { status, headers } = await get(place);
    expect(status).toBe(200);
    expect(headers['content-type']).toContain(type);
  });

  it.each(differences)('answers "%s" in its own way: own server %i, nginx %i', async (request, own, nginx) => {
    const answer = await exchange(urls[name] ?? '', `${request}\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    expect(statusOf(answer)).toBe(name === 'nginx' ? nginx : own);
  });
});
