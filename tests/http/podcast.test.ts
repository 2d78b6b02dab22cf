/** The podcast as both servers send it: pages, feed, chapters, audio. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { bothServers, serverNames } from './both.ts';
import { ask } from './raw.ts';

const urls = bothServers();
const get = (server: string, path: string, headers: Record<string, string> = {}) =>
  ask(urls[server] ?? '', path, { headers });
const attribute = (xml: string, element: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${element} [^>]*?\\b${name}="([^"]+)"`, 'g'))].map(([, value = '']) => value);

it.each(serverNames)('[#66] %s shows an episode, and none at an address that is not there', async (server) => {
  expect((await get(server, '/podcast/magnetkameran')).status).toBe(200);
  expect((await get(server, '/en/podcast/the-mri-scanner')).status).toBe(200);
  expect((await get(server, '/podcast/inget')).status).toBe(404);
});

it.each(serverNames)('%s sends a sound at an address that stays, and says when it is another', async (server) => {
  for (const path of ['/podcast/rss.xml', '/en/podcast/rss.xml']) {
    const xml = (await get(server, path)).body.toString();
    expect(
      attribute(xml, 'enclosure', 'url')
        .map((url) => new URL(url).pathname)
        .sort(),
    ).toEqual([
      '/podcast/sound/backvagor.m4a',
      '/podcast/sound/magnetkameran.m4a',
      '/podcast/sound/operationssalen.m4a',
    ]);
  }
  const sound = '/podcast/sound/magnetkameran.m4a';
  const { status, headers, body } = await get(server, sound);
  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'content-type': 'audio/mp4', 'cache-control': 'no-cache', 'accept-ranges': 'bytes' });
  expect(body.equals(readFileSync('content/media/podcasts/magnetkameran.m4a'))).toBe(true);
  const etag = String(headers['etag']);
  expect(etag).toMatch(/^(W\/)?".+"$/);
  const known = await get(server, sound, { 'if-none-match': etag });
  expect(known.status).toBe(304);
  expect(known.headers['cache-control']).toBe('no-cache');
  expect((await get(server, sound, { 'if-none-match': '"another"' })).status).toBe(200);
  expect((await get(server, '/podcast/sound/inget.m4a')).status).toBe(404);
});

it.each(serverNames)('%s sends a feed whose sounds and chapters are as it says', async (server) => {
  for (const path of ['/podcast/rss.xml', '/en/podcast/rss.xml']) {
    const { status, headers, body } = await get(server, path);
    expect(status, path).toBe(200);
    expect(headers['content-type'], path).toMatch(/^application\/(rss\+)?xml/);
    const xml = body.toString();
    const sounds = attribute(xml, 'enclosure', 'url').map((url) => new URL(url).pathname);
    expect(sounds, path).toHaveLength(3);
    const [lengths, types] = [attribute(xml, 'enclosure', 'length'), attribute(xml, 'enclosure', 'type')];
    for (const [index, sound] of sounds.entries()) {
      const first = await get(server, sound, { range: 'bytes=0-9' });
      expect(first.status, sound).toBe(206);
      expect(first.headers['content-range'], sound).toBe(`bytes 0-9/${lengths[index] ?? ''}`);
      expect(first.headers['content-type'], sound).toBe(types[index]);
    }
    for (const chapters of attribute(xml, 'podcast:chapters', 'url')) {
      const answer = await get(server, new URL(chapters).pathname);
      expect(JSON.parse(answer.body.toString()), chapters).toMatchObject({
        version: '1.2.0',
        chapters: expect.arrayContaining([expect.objectContaining({ startTime: 0 })]) as unknown[],
      });
    }
    expect(new Set([...xml.matchAll(/<guid isPermaLink="false">([^<]+)</g)].map(([, guid]) => guid)).size, path).toBe(
      3,
    );
  }
  expect((await get(server, '/podcast.png')).headers['content-type']).toBe('image/png');
});
