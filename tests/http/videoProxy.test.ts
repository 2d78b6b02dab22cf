/** GET and HEAD /api/video-proxy against a host that sends a film correctly and incorrectly. */
import type { RequestListener } from 'node:http';
import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { maxAnswerBytes } from '../../src/server/media/video.ts';
import { problemOf, startMedia } from './mediaServer.ts';
import { until } from './process.ts';

const film = Buffer.from(Array.from({ length: 1000 }, (_, at) => at % 256));

/** A host that supports ranges. */
const host: RequestListener = ({ url, headers, method }, response) => {
  if (!url?.startsWith('/film.')) return response.writeHead(404).end();
  const type = url.endsWith('.webm') ? 'video/webm' : 'video/mp4; codecs="avc1"';
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? [];
  const start = first === '' ? (last === '' ? 0 : Math.max(film.length - Number(last), 0)) : Number(first);
  const end = first === '' || last === '' ? film.length - 1 : Math.min(Number(last), film.length - 1);
  if (start >= film.length) return response.writeHead(416, { 'content-range': `bytes */${film.length}` }).end();
  response.writeHead(headers.range ? 206 : 200, {
    'content-type': type,
    'content-length': end - start + 1,
    'accept-ranges': 'bytes',
    'set-cookie': 'a=b',
    etag: '"1"',
    server: 'host',
    ...(headers.range && { 'content-range': `bytes ${start}-${end}/${film.length}` }),
  });
  return response.end(method === 'HEAD' ? undefined : film.subarray(start, end + 1));
};

describe('a film', () => {
  it('[#228] comes as its host has it, with nothing else of the host', async () => {
    const { video } = await startMedia(host);
    const { status, headers, body } = await video('/film.mp4');
    expect([status, body.equals(film)]).toEqual([200, true]);
    expect(headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '1000',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
    });
    for (const name of ['set-cookie', 'etag', 'server']) expect(headers).not.toHaveProperty(name);
    expect((await video('/film.webm')).headers['content-type']).toBe('video/webm');
  });

  it.each([
    ['bytes=0-', 0, 999],
    ['bytes=0-0', 0, 0],
    ['bytes=100-199', 100, 199],
    ['bytes=990-5000', 990, 999],
    ['bytes=-10', 990, 999],
  ])('[#269] comes in the part asked for: %s', async (range, start, end) => {
    const { video } = await startMedia(host);
    const { status, headers, body } = await video('/film.mp4', { range });
    expect(status).toBe(206);
    expect(headers).toMatchObject({
      'content-range': `bytes ${start}-${end}/1000`,
      'content-length': String(body.length),
    });
    expect(body.equals(film.subarray(start, end + 1))).toBe(true);
  });

  it.each([
    'bytes=0-1,5-6',
    'bytes=5-2',
    'bytes=-',
    'bytes=',
    'bytes=a-b',
    'items=0-1',
    '0-1',
    'bytes=0-1 ',
    'bytes=99999999999999999-',
  ])('[#269] is refused in what is no one range: %s', async (range) => {
    const { video, upstream } = await startMedia(host);
    const answer = await video('/film.mp4', { range });
    // Node strips spaces from the end of a header, which leaves a valid range.
    if (range.trim() !== range) return expect(answer.status).toBe(206);
    expect(problemOf(answer)).toBe(416);
    return expect(upstream.requests).toEqual([]);
  });

  it('[#269] answers 416 with its length beyond its end, and sends the whole on a condition that it cannot meet', async () => {
    const { video } = await startMedia(host);
    const beyond = await video('/film.mp4', { range: 'bytes=1000-' });
    expect(problemOf(beyond)).toBe(416);
    expect(beyond.headers['content-range']).toBe('bytes */1000');
    const whole = await video('/film.mp4', { range: 'bytes=0-1', 'if-range': '"1"' });
    expect([whole.status, whole.body.length]).toEqual([200, 1000]);
  });

  it('[#269] answers HEAD with the same headers and no body', async () => {
    const { video, upstream } = await startMedia(host);
    const { status, headers, body } = await video('/film.mp4', { range: 'bytes=0-1' }, 'HEAD');
    expect([status, headers['content-length'], body.length]).toEqual([200, '1000', 0]);
    expect(upstream.requests[0]?.method).toBe('HEAD');
    await until(() => upstream.open() === 0);
  });

  it('[#269] is asked for with nothing of what the reader sent but the range', async () => {
    const { video, upstream } = await startMedia(host);
    await video('/film.mp4', {
      range: 'bytes=0-1',
      cookie: 'EasyRead=1',
      authorization: 'Basic c2VjcmV0',
      referer: 'https://tryggve.example/psykisk-ohalsa',
      'user-agent': 'Mozilla/5.0',
      'accept-language': 'ti',
      'accept-encoding': 'gzip, br',
      'x-forwarded-for': '198.51.100.7',
      origin: 'https://other.example',
      'if-none-match': '"1"',
    });
    expect(upstream.requests[0]?.headers).toEqual({
      host: expect.stringMatching(/^media\.tryggve\.example(:\d+)?$/) as string,
      accept: 'video/mp4, video/webm',
      'accept-encoding': 'identity',
      range: 'bytes=0-1',
      connection: 'close',
    });
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('is not to be had by %s', async (method) => {
    const { video, upstream } = await startMedia(host);
    const answer = await video('/film.mp4', {}, method);
    expect(problemOf(answer)).toBe(405);
    expect(answer.headers['allow']).toBe('GET, HEAD');
    expect(upstream.requests).toEqual([]);
  });
});

describe('a host that', () => {
  const range = 'bytes=10-19';
  const part = { 'content-type': 'video/mp4', 'content-length': '10' };
  it.each([
    ['sends a page', 415, { 'content-type': 'text/html', 'content-length': '10' }, 200],
    ['names no type', 415, { 'content-length': '10' }, 200],
    ['sends parts in one', 415, { 'content-type': 'multipart/byteranges; boundary=a', 'content-length': '10' }, 206],
    ['sends it packed', 415, { ...part, 'content-encoding': 'br' }, 200],
    ['says no length', 502, { 'content-type': 'video/mp4' }, 200],
    ['sends another part', 502, { ...part, 'content-range': 'bytes 0-9/1000' }, 206],
    ['sends a part of another length', 502, { ...part, 'content-range': 'bytes 10-20/1000' }, 206],
    ['sends a part beyond the end', 502, { ...part, 'content-range': 'bytes 10-19/15' }, 206],
    ['says not which part', 502, part, 206],
    ['has too much', 413, { ...part, 'content-length': String(maxAnswerBytes + 1) }, 200],
    ['leads on to another host', 502, { location: 'https://evil.example/film.mp4' }, 302],
    ['leads on to itself', 502, { location: '/film.mp4' }, 301],
    ['breaks', 502, {}, 500],
    ['wants a password', 502, { 'www-authenticate': 'Basic' }, 401],
    ['has nothing', 404, {}, 404],
  ])('[#268] %s is answered %i', async (_what, wanted, headers, status) => {
    const { video, upstream } = await startMedia((_request, response) => {
      response.writeHead(status, headers).flushHeaders();
    });
    expect(problemOf(await video('/film.mp4', { range }))).toBe(wanted);
    await until(() => upstream.open() === 0);
    expect(upstream.requests).toHaveLength(1);
  });

  it('[#268] sends a part that nobody asked for is answered 502', async () => {
    const { video } = await startMedia((_request, response) => {
      response.writeHead(206, { ...part, 'content-range': 'bytes 10-19/1000' }).end('0123456789');
    });
    expect(problemOf(await video('/film.mp4'))).toBe(502);
  });

  it('stops in the middle cuts the answer off, so that nobody takes it for whole', async () => {
    const { video } = await startMedia((_request, response) => {
      response.writeHead(200, { ...part, 'content-length': '1000' }).write('half', () => response.destroy());
    });
    await expect(video('/film.mp4')).rejects.toThrow();
  });

  it('sends slowly is cut off when the time is over', async () => {
    const { video, upstream } = await startMedia(
      (_request, response) => {
        response.writeHead(200, { ...part, 'content-length': '1000' });
        const timer = setInterval(() => response.write('a'), 20);
        response.once('close', () => clearInterval(timer));
      },
      { totalMs: 300 },
    );
    // Left to finish, it would be complete after 20 s.
    await expect(video('/film.mp4')).rejects.toThrow();
    await until(() => upstream.open() === 0);
  });

  it('says nothing is answered 502 when the time is over', async () => {
    const { video, image, upstream } = await startMedia(() => {}, { totalMs: 200 });
    expect(await Promise.all([video('/film.mp4').then(problemOf), image('/a.jpg').then(problemOf)])).toEqual([
      502, 502,
    ]);
    await until(() => upstream.open() === 0);
  });
});

it.each(['/api/video-proxy', '/api/image'])(
  '[#269] a reader who leaves closes the connection to the host: %s',
  async (proxy) => {
    const { url, upstream } = await startMedia((_request, response) => {
      response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': '1000' }).write('begun');
    });
    const sent = request(`${url}${proxy}?w=64&url=${encodeURIComponent('https://media.tryggve.example/film.mp4')}`);
    sent.on('error', () => {}).end();
    await until(() => upstream.open() === 1 && upstream.requests.length === 1);
    sent.destroy();
    await until(() => upstream.open() === 0);
  },
);
