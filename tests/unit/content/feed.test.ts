// @vitest-environment happy-dom
/** The podcast's feed, tested against what podcast validators require. */
import { describe, expect, it } from 'vitest';
import { type Feed, feedXml } from '../../../src/content/feed.ts';

const feed: Feed = {
  title: 'Ljud & <brus>',
  description: 'Ljud från sjukhuset',
  language: 'sv',
  author: 'Tryggve',
  email: 'hej@tryggve.example',
  copyright: 'Tryggve',
  url: 'https://tryggve.example/podcast',
  feedUrl: 'https://tryggve.example/podcast/rss.xml',
  imageUrl: 'https://tryggve.example/podcast.png',
  episodes: [
    {
      guid: 'tryggve-podcast-noise-sv',
      title: 'Bruset',
      description: 'Det \u0000"brusar"',
      url: 'https://tryggve.example/podcast/bruset',
      published: '2026-11-22',
      seconds: 204,
      file: { url: 'https://tryggve.example/media/bruset.m4a', bytes: 1234, type: 'audio/mp4' },
      chaptersUrl: 'https://tryggve.example/data/chapters/noise.sv.json',
      transcriptUrl: 'https://tryggve.example/podcast/bruset#transcript',
    },
  ],
};
const parse = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml');
const xml = feedXml(feed);
const root = parse(xml).documentElement;
const all = (name: string) => [...root.getElementsByTagName(name)];
const textOf = (name: string) => all(name)[0]?.textContent;

describe('the feed of the podcast', () => {
  it('is RSS 2.0 with the namespaces of its tags', () => {
    expect(root.tagName).toBe('rss');
    expect(root.getAttribute('version')).toBe('2.0');
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n/);
    expect(xml).toContain('xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"');
    expect(xml).toContain('xmlns:podcast="https://podcastindex.org/namespace/1.0"');
    expect(xml).toContain('xmlns:atom="http://www.w3.org/2005/Atom"');
  });

  it.each([
    ['title', 'Ljud & <brus>'],
    ['language', 'sv'],
    ['itunes:author', 'Tryggve'],
    ['itunes:email', 'hej@tryggve.example'],
    ['itunes:explicit', 'false'],
    ['guid', 'tryggve-podcast-noise-sv'],
    ['pubDate', 'Sun, 22 Nov 2026 00:00:00 +0000'],
    ['itunes:duration', '204'],
  ])('says its %s', (name, value) => {
    expect(textOf(name)).toBe(value);
  });

  it.each([
    ['atom:link', { href: 'https://tryggve.example/podcast/rss.xml', rel: 'self' }],
    ['itunes:image', { href: 'https://tryggve.example/podcast.png' }],
    ['enclosure', { url: 'https://tryggve.example/media/bruset.m4a', length: '1234', type: 'audio/mp4' }],
    [
      'podcast:chapters',
      { url: 'https://tryggve.example/data/chapters/noise.sv.json', type: 'application/json+chapters' },
    ],
    ['podcast:transcript', { url: 'https://tryggve.example/podcast/bruset#transcript', type: 'text/html' }],
  ])('has %s with all that it needs', (name, attributes) => {
    const [element] = all(name);
    for (const [key, value] of Object.entries(attributes)) expect(element?.getAttribute(key), key).toBe(value);
  });

  it('has the id that every program makes of its address', () => {
    // The example of Podcasting 2.0: the GUID ignores the scheme and the slash at the end.
    expect(feedXml({ ...feed, feedUrl: 'https://podnews.net/rss' })).toContain(
      '<podcast:guid>9b024349-ccf0-5f69-a609-6b82873eab3c</podcast:guid>',
    );
    expect(feedXml({ ...feed, feedUrl: 'http://podnews.net/rss/' })).toContain('9b024349-ccf0-5f69-a609-6b82873eab3c');
  });

  it('stays whole where a text holds marks of XML, or what XML can’t hold', () => {
    expect(all('item')).toHaveLength(1);
    expect(all('item')[0]?.getElementsByTagName('description')[0]?.textContent).toBe('Det "brusar"');
  });
});
