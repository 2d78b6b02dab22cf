/** How often one network may send requests, to our own server and behind nginx. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { writeNginxFiles } from '../../scripts/nginx-files.ts';
import { readConfig } from '../../src/config.ts';
import { createApp } from '../../src/server/http/app.ts';
import { networkOfRequest } from '../../src/server/http/clientAddress.ts';
import { trustedProxies } from '../../src/shared/trustedProxies.ts';
import { createLimiter, limited } from '../../src/server/http/limit.ts';
import { listen, stop } from '../../src/server/http/serve.ts';
import { startNginx } from './nginx.ts';
import { startServer } from './process.ts';
import { ask } from './raw.ts';

const config = readConfig();
const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of stops.splice(0).reverse()) await end();
});

type Settings = { rate: number; burst: number; trust?: string[]; now?: () => number };

/** Starts a server with two addresses that are limited, and others that are not. */
async function start({ trust = [], ...options }: Settings): Promise<string> {
  const limit = { limiter: createLimiter(options), networkOf: networkOfRequest(trustedProxies(trust)) };
  const found = ({ response }: { response: { end: (text: string) => void } }) => response.end('found');
  const app = createApp({ ...config, routes: limited(limit, { '/api/search': found, '/api/insights': found }) });
  const { server, url } = await listen(app, '127.0.0.1', 0);
  stops.push(() => stop(server));
  return url;
}

/** Returns the statuses of this many requests, sent one after another. */
async function statuses(count: number, send: () => Promise<{ status: number }>): Promise<number[]> {
  const all: number[] = [];
  while (all.length < count) all.push((await send()).status);
  return all;
}

describe('our own server', () => {
  it('[#272] answers 429 with when to come back, and only where something is limited', async () => {
    let time = 0;
    const url = await start({ rate: 0.5, burst: 3, now: () => time });
    expect(await statuses(4, () => ask(url, '/api/search?locale=sv&q=hemligt'))).toEqual([200, 200, 200, 429]);
    const refused = await ask(url, '/api/search?locale=sv&q=hemligt');
    expect(refused.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
    expect(refused.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(JSON.parse(refused.body.toString())).toEqual({
      type: 'about:blank',
      title: 'Too many requests',
      status: 429,
      detail: 'Wait a little, then try again.',
    });
    expect((await ask(url, '/api/insights', { method: 'POST' })).status, 'counts together').toBe(429);
    for (const open of ['/', '/healthz', '/data/menu/sv.json']) expect((await ask(url, open)).status).toBe(200);
    expect((await ask(url, '/api/search', { from: '127.0.0.9' })).status, 'another reader').toBe(200);
    time = 2000;
    expect(await statuses(2, () => ask(url, '/api/search'))).toEqual([200, 429]);
  });

  it('lets nobody choose a bucket by a header', async () => {
    const url = await start({ rate: 0.001, burst: 2, trust: ['127.0.0.77'] });
    let number = 0;
    const send = () => ask(url, '/api/search', { headers: { 'x-forwarded-for': `198.51.100.${++number}` } });
    expect(await statuses(4, send)).toEqual([200, 200, 429, 429]);
  });

  it('takes the word of a trusted proxy, and stands what is malformed', async () => {
    const url = await start({ rate: 0.001, burst: 2, trust: ['127.0.0.0/8'] });
    const as = (forwarded: string) => () => ask(url, '/api/search', { headers: { 'x-forwarded-for': forwarded } });
    expect(await statuses(3, as('198.51.100.1'))).toEqual([200, 200, 429]);
    expect(await statuses(3, as('203.0.113.9, 198.51.100.2'))).toEqual([200, 200, 429]);
    expect(await statuses(3, as('2001:db8::1'))).toEqual([200, 200, 429]);
    expect(await statuses(1, as('2001:db8::2'))).toEqual([429]);
    const odd = ['unknown', '198.51.100.3, ', '[::1', 'a'.repeat(8000), '\u00e5', ',,,'];
    const answers = await Promise.all(odd.map((header) => as(header)()));
    expect(
      answers.filter(({ status }) => status === 200),
      'all count for the proxy',
    ).toHaveLength(2);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(odd.length - 2);
  });

  it('is limited by its settings', { timeout: 60_000 }, async () => {
    const { url, stop: end } = await startServer({ SEARCH_RATE: '0.01', SEARCH_BURST: '8' });
    stops.push(end);
    const sent = await statuses(12, () => ask(url, '/api/search?locale=none'));
    // Nothing is searched. Each request costs one token, and one more if a tick of the processor's clock, 4 ms, falls
    // into it.
    const answered = sent.indexOf(429);
    expect(answered).toBeGreaterThan(3);
    expect(answered).toBeLessThan(9);
    expect(new Set(sent.slice(0, answered))).toEqual(new Set([400]));
  });
});

describe('behind nginx', () => {
  it('each reader has a bucket, whatever they write; nginx logs no question', async () => {
    const upstream = await start({ rate: 0.001, burst: 2, trust: ['127.0.0.1'] });
    const folder = mkdtempSync(path.join(os.tmpdir(), 'tryggve-limit-'));
    stops.push(() => rmSync(folder, { recursive: true, force: true }));
    const logs = { access: path.join(folder, 'access.log'), error: path.join(folder, 'error.log') };
    writeNginxFiles(config, folder);
    const upstreamPort = Number(new URL(upstream).port);
    const nginx = await startNginx({ outDir: config.outDir, generated: folder, upstreamPort, logs });
    stops.push(nginx.stop);
    let number = 0;
    const send = (from: string) => () =>
      ask(nginx.url, '/api/search?q=hemligt', { from, headers: { 'x-forwarded-for': `198.51.100.${++number}` } });
    expect(await statuses(3, send('127.0.0.2'))).toEqual([200, 200, 429]);
    expect(await statuses(3, send('127.0.0.3'))).toEqual([200, 200, 429]);
    const refused = await send('127.0.0.3')();
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(900);
    expect(refused.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    // Stop the server behind nginx: nginx's own messages contain no query either.
    await (stops.shift() as () => Promise<void>)();
    const down = await send('127.0.0.4')();
    expect(down).toMatchObject({ status: 503, headers: { 'content-type': 'application/problem+json; charset=utf-8' } });
    expect(JSON.parse(down.body.toString())).toMatchObject({ type: 'about:blank', status: 503 });
    const headers = { referer: 'http://localhost/sok?q=hemligt' };
    expect((await ask(nginx.url, '/om-oss?q=hemligt', { headers })).status).toBe(200);
    const [access, error] = [readFileSync(logs.access, 'utf8'), readFileSync(logs.error, 'utf8')];
    expect(access).toContain('/om-oss');
    expect(access + error).not.toContain('hemligt');
  });
});
