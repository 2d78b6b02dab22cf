/** The proxies on both servers. */
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../src/server/http/app.ts';
import { mediaRoutes } from '../../src/server/media/routes.ts';
import { bothServers, serverNames } from './both.ts';
import { here, problemOf } from './mediaServer.ts';
import { until } from './process.ts';
import { ask } from './raw.ts';
import { makeAuthority, mediaHost, startUpstream, type Upstream } from './upstream.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const film = Buffer.alloc(1e6, 'film');
const folder = mkdtempSync(path.join(os.tmpdir(), 'tryggve-both-'));
let upstream: Upstream;
let routes: ReturnType<typeof mediaRoutes>;

const proxy = (place: string) => (call: Call) => routes[place]?.(call);
const urls = bothServers({
  routes: { '/api/image': proxy('/api/image'), '/api/video-proxy': proxy('/api/video-proxy') },
});

beforeAll(async () => {
  const authority = makeAuthority();
  upstream = await startUpstream(authority, ({ url, headers }, response) => {
    if (url === '/heart.svg') return response.end(svg);
    if (url === '/begun.mp4') {
      return response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': 1000 }).write('begun');
    }
    const isPart = headers.range === 'bytes=4-7';
    response.writeHead(isPart ? 206 : 200, {
      'content-type': 'video/mp4',
      'content-length': isPart ? 4 : film.length,
      ...(isPart && { 'content-range': `bytes 4-7/${film.length}` }),
    });
    return response.end(isPart ? film.subarray(4, 8) : film);
  });
  const options = { port: upstream.port, authorities: authority.ca, resolve: here };
  routes = mediaRoutes({ mediaHosts: [mediaHost], imageCache: { folder, bytes: 1e6 } }, options);
});
afterAll(async () => {
  await upstream.stop();
  rmSync(folder, { recursive: true, force: true });
});

const target = (place: string) => `url=${encodeURIComponent(`https://${mediaHost}${place}`)}`;

describe.each(serverNames)('%s', (name) => {
  const url = () => urls[name] ?? '';

  it('[#270] sends an SVG of others with the one policy that lets nothing in it run', async () => {
    const { status, headers, body } = await ask(url(), `/api/image?w=64&${target('/heart.svg')}`);
    expect([status, body.toString()]).toEqual([200, svg]);
    expect(headers['content-security-policy']).toBe("sandbox; default-src 'none'; style-src 'unsafe-inline'");
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=86400',
    });
  });

  it('[#269] sends a film, one part of it, and its headers alone', async () => {
    const place = `/api/video-proxy?${target('/film.mp4')}`;
    const whole = await ask(url(), place);
    expect([whole.status, whole.body.equals(film)]).toEqual([200, true]);
    const part = await ask(url(), place, { headers: { range: 'bytes=4-7' } });
    expect([part.status, part.body.toString(), part.headers['content-range']]).toEqual([
      206,
      'film',
      'bytes 4-7/1000000',
    ]);
    const head = await ask(url(), place, { method: 'HEAD' });
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, '1000000']);
  });

  it('refuses in the same words', async () => {
    const answers = [
      await ask(url(), '/api/image?w=64&url=https%3A%2F%2Fother.example%2Fa'),
      await ask(url(), '/api/image?w=65'),
      await ask(url(), `/api/video-proxy?${target('/film.mp4')}`, { headers: { range: 'bytes=5-1' } }),
      await ask(url(), '/api/video-proxy', { method: 'POST' }),
    ];
    expect(answers.map(problemOf)).toEqual([403, 400, 416, 405]);
    for (const { headers } of answers) expect(headers['cache-control']).toBe('no-store');
  });

  it('passes a film on as it comes, and lets go of the host when the reader leaves', async () => {
    const sent = request(`${url()}/api/video-proxy?${target('/begun.mp4')}`).on('error', () => {});
    const begun = new Promise<string>((resolve) =>
      sent.once('response', (response) => response.once('data', (chunk: Buffer) => resolve(chunk.toString()))),
    );
    sent.end();
    expect(await begun).toBe('begun');
    expect(upstream.open()).toBe(1);
    sent.destroy();
    await until(() => upstream.open() === 0);
  });
});
