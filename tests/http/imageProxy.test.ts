/** GET /api/image against a host that sends valid pictures and invalid ones. */
import { setTimeout } from 'node:timers/promises';
import { readdirSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { maxPictureBytes } from '../../src/server/media/image.ts';
import { problemOf, startMedia } from './mediaServer.ts';
import { until } from './process.ts';

const files: Record<string, { type: string; body: Buffer }> = {};
const svg = '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

beforeAll(async () => {
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#c33' }, limitInputPixels: false });
  const put = (name: string, type: string, body: Buffer) => (files[name] = { type, body });
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const jpeg = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#000', noise } })
    .jpeg()
    .toBuffer();
  put('/bed.jpg', 'image/jpeg', jpeg);
  put('/liar.html', 'text/html', jpeg);
  put('/ward.png', 'image/png', await plain(300, 200).png().toBuffer());
  put('/ward.webp', 'image/webp', await plain(300, 200).webp().toBuffer());
  put('/wide.png', 'image/png', await plain(4097, 1).png().toBuffer());
  put('/side.png', 'image/png', await plain(4096, 1).png().toBuffer());
  // 400 megapixels in a few kB.
  put('/bomb.png', 'image/png', await plain(20_000, 20_000).png().toBuffer());
  put('/cut.jpg', 'image/jpeg', jpeg.subarray(0, jpeg.length / 2));
  put('/broken.png', 'image/png', Buffer.concat([files['/ward.png']?.body.subarray(0, 60) ?? jpeg, Buffer.alloc(200)]));
  put('/page.png', 'image/png', Buffer.from('<!doctype html><script>alert(1)</script>'));
  put('/empty.png', 'image/png', Buffer.alloc(0));
  put('/heart.svg', 'image/svg+xml', Buffer.from(svg));
  put('/heart.jpg', 'image/jpeg', Buffer.from(svg));
});

/** A host that sends those files, and some misbehaviour. */
const host: RequestListener = (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'https://host');
  if (pathname === '/gone.jpg') return response.writeHead(410).end();
  if (pathname === '/teapot.jpg') return response.writeHead(418).end('secret');
  if (pathname === '/packed.jpg') {
    response.writeHead(200, { 'content-type': 'image/jpeg', 'content-encoding': 'gzip' });
    return response.end(gzipSync(Buffer.alloc(20e6)));
  }
  if (pathname === '/long.jpg') {
    response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': String(maxPictureBytes + 1) });
    return response.flushHeaders();
  }
  if (pathname === '/endless.jpg') {
    const send = () => {
      while (!response.destroyed && response.write(Buffer.alloc(64 * 1024, 0xff)));
    };
    response.writeHead(200, { 'content-type': 'image/jpeg' }).on('drain', send);
    return send();
  }
  if (pathname === '/short.jpg') {
    response.writeHead(200, { 'content-length': '5000' }).write('half');
    return void setTimeout(20).then(() => response.destroy());
  }
  const file = files[pathname];
  if (!file) return response.writeHead(404).end();
  response.writeHead(200, { 'content-type': file.type, 'set-cookie': 'a=b', 'content-length': file.body.length });
  return response.end(file.body);
};

describe('a picture', () => {
  it('[#238] comes as WebP in the width asked for, whatever it was, with nothing of its host', async () => {
    const { image } = await startMedia(host);
    for (const name of ['/bed.jpg', '/ward.png', '/ward.webp', '/liar.html']) {
      const { status, headers, body } = await image(name, 'w=256&q=60');
      expect(status, name).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'content-length': String(body.length),
        'cache-control': 'public, max-age=86400',
        'x-content-type-options': 'nosniff',
      });
      expect(headers).not.toHaveProperty('set-cookie');
      expect(await sharp(body).metadata()).toMatchObject({ format: 'webp', width: 256 });
    }
  });

  it('[#236, #237] has quality 75 unless told, and is never made larger than it is', async () => {
    const { image } = await startMedia(host);
    expect((await image('/bed.jpg', 'w=640')).body).toEqual((await image('/bed.jpg', 'w=640&q=75')).body);
    const [small, large] = [await image('/bed.jpg', 'w=640&q=1'), await image('/bed.jpg', 'w=640&q=100')];
    expect(small.body.length).toBeLessThan(large.body.length);
    expect(await sharp((await image('/ward.png', 'w=3840')).body).metadata()).toMatchObject({ width: 300 });
    expect((await image('/side.png')).status, 'as long as a side may be').toBe(200);
  });

  it.each([
    'w=0',
    'w=65',
    'w=4096',
    'w=64.0',
    'w=',
    '',
    'w=-64',
    'w=64&w=96',
    'w[]=64',
    'w=64&q=0',
    'w=64&q=101',
    'w=64&q=7.5',
    'w=64&q=x',
    'w=64&q=',
    'w=64&q[a]=1',
  ])('[#271] is refused in a size that is not offered: %s', async (size) => {
    const { image, upstream } = await startMedia(host);
    expect(problemOf(await image('/bed.jpg', size))).toBe(400);
    expect(upstream.requests).toEqual([]);
  });

  it('[#239, #270] that is an SVG is sent as it is, and nothing in it runs', async () => {
    const { image } = await startMedia(host);
    for (const name of ['/heart.svg', '/heart.jpg']) {
      const { status, headers, body } = await image(name);
      expect([status, body.toString()]).toEqual([200, svg]);
      expect(headers).toMatchObject({
        'content-type': 'image/svg+xml; charset=utf-8',
        'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
        'x-content-type-options': 'nosniff',
      });
    }
  });

  it.each([
    ['/page.png', 415, 'lies about its type'],
    ['/empty.png', 415, 'is empty'],
    ['/cut.jpg', 415, 'is cut short'],
    ['/broken.png', 415, 'is broken inside'],
    ['/packed.jpg', 415, 'comes packed, though nobody asked for that'],
    ['/bomb.png', 413, 'is small and unpacks into 400 megapixels'],
    ['/wide.png', 413, 'is one pixel too wide'],
    ['/long.jpg', 413, 'says that it is too long'],
    ['/endless.jpg', 413, 'has no end'],
    ['/short.jpg', 502, 'stops before its end'],
    ['/teapot.jpg', 502, 'is refused by its host'],
    ['/none.jpg', 404, 'is not there'],
    ['/gone.jpg', 404, 'is gone'],
  ])('[#268] %s is refused with %i: it %s', async (name, status) => {
    const { image, upstream } = await startMedia(host);
    expect(problemOf(await image(name))).toBe(status);
    await until(() => upstream.open() === 0);
  });

  it('is turned as its camera says', async () => {
    files['/turned.jpg'] = {
      type: 'image/jpeg',
      body: await sharp({ create: { width: 300, height: 200, channels: 3, background: '#c33' } })
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer(),
    };
    const { image } = await startMedia(host);
    expect(await sharp((await image('/turned.jpg', 'w=384')).body).metadata()).toMatchObject({
      width: 200,
      height: 300,
    });
  });
});

describe('what is made', () => {
  it('is kept on disk, and not asked for again by the next reader or after a restart', async () => {
    const first = await startMedia(host, { cacheBytes: 1e6 });
    const made = await first.image('/bed.jpg', 'w=64');
    expect((await first.image('/bed.jpg', 'w=64')).body).toEqual(made.body);
    expect((await first.image('/bed.jpg#part', 'w=64')).status).toBe(200);
    expect((await first.image('/heart.svg')).body.toString()).toBe(svg);
    expect((await first.image('/heart.svg')).headers['content-security-policy']).toContain('sandbox');
    expect(first.upstream.requests).toHaveLength(2);
    expect((await first.image('/bed.jpg', 'w=96')).body).not.toEqual(made.body);
    expect((await first.image('/bed.jpg', 'w=64&q=10')).body).not.toEqual(made.body);
    expect(readdirSync(first.folder)).toHaveLength(4);
    const second = await startMedia(host, { cacheBytes: 1e6, folder: first.folder });
    expect((await second.image('/bed.jpg', 'w=64')).body).toEqual(made.body);
    expect(second.upstream.requests).toEqual([]);
  });

  it('is never a refusal', async () => {
    const { image, upstream, folder } = await startMedia(host, { cacheBytes: 1e6 });
    for (const name of ['/none.jpg', '/page.png', '/none.jpg', '/page.png']) await image(name);
    expect(upstream.requests).toHaveLength(4);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is made once for all who ask at the same time', async () => {
    const { image, upstream } = await startMedia(host);
    const answers = await Promise.all(Array.from({ length: 20 }, () => image('/bed.jpg', 'w=640')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(upstream.requests).toHaveLength(1);
  });
});
