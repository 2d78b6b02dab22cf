/** Films as both servers send them: page, text, files. */
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { bothServers, serverNames } from './both.ts';
import { ask } from './raw.ts';

const urls = bothServers();
const page = '/mediplay/video/masken';
const textAt = async (server: string, path: string) => (await ask(urls[server] ?? '', path)).body.toString();

it.each(serverNames)('[#64] %s tells search engines what the film is', async (server) => {
  const html = await textAt(server, page);
  const [, json = ''] = /<script type="application\/ld\+json">(.+?)<\/script>/.exec(html) ?? [];
  const graph = (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'];
  const film = graph.find((node) => node['@type'] === 'VideoObject');
  expect(film).toMatchObject({
    name: 'Masken',
    inLanguage: 'sv',
    duration: 'PT47S',
    uploadDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
    thumbnailUrl: expect.stringMatching(/^https?:\/\/.+\.webp$/) as string,
    contentUrl: expect.stringMatching(/^https?:\/\/.+\.mp4$/) as string,
  });
  for (const address of [film?.['thumbnailUrl'], film?.['contentUrl']])
    expect((await ask(urls[server] ?? '', new URL(String(address)).pathname)).status).toBe(200);
});

it.each(serverNames)('[#64] %s sends any part of the film, with its type', async (server) => {
  const html = await textAt(server, page);
  const files = [...html.matchAll(/<(?:source|track)[^>]+src="([^"]+)"/g)].map(([, file = '']) => file);
  expect(files.map((file) => /\.(\w+)$/.exec(file)?.[1])).toEqual(['webm', 'mp4', 'vtt', 'vtt']);
  for (const [index, type] of ['video/webm', 'video/mp4', 'text/vtt', 'text/vtt'].entries()) {
    const { status, headers } = await ask(urls[server] ?? '', files[index] ?? '', { headers: { range: 'bytes=0-99' } });
    expect(status, files[index]).toBe(206);
    expect(headers['content-type'], files[index]).toMatch(new RegExp(`^${type}`));
    expect(headers['content-range'], files[index]).toMatch(/^bytes 0-99\//);
  }
});

it.each(serverNames)('%s sends small squares of films and clips that have their faces', async (server) => {
  for (const [square, still, position] of [
    ['clipneedle-sv', 'clips/gor-det-ont.jpg', 'centre'],
    ['clipstop-en', 'clips/far-jag-saga-stopp.jpg', 'centre'],
    ['castfilm-sv', 'films/gipset.jpg', 'left'],
    ['dentistfilm-en', 'films/tandlakaren.jpg', 'left'],
  ] as const) {
    const { status, body } = await ask(urls[server] ?? '', `/thumbnails/${square}.webp`);
    expect(status, square).toBe(200);
    const expected = await sharp(`content/media/${still}`).resize(128, 128, { position }).webp().toBuffer();
    expect(body.equals(expected), square).toBe(true);
  }
});

it.each(serverNames)('%s leads from the folders of films to the page above them', async (server) => {
  for (const [from, to] of [
    ['/mediplay/video', '/mediplay'],
    ['/en/mediplay/series', '/en/mediplay'],
    ['/q/maskfilm-sv', page],
  ]) {
    const { status, headers } = await ask(urls[server] ?? '', from ?? '');
    expect(status, from).toBe(302);
    expect(headers['location'], from).toMatch(new RegExp(`${to}$`));
  }
});

it.each(serverNames)(
  '%s has the film in words as Markdown, with what it leaves out and its sources',
  async (server) => {
    const text = await textAt(server, `${page}.md`);
    expect(text).toContain('# Masken');
    expect(text).toMatch(/## Det här visar inte filmen[^]+## Filmen i ord[^]+”Det tar en stund. Sedan somnar jag.”/);
    expect(text).toContain('## Källor');
  },
);
