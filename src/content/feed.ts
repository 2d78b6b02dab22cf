/**
 * Builds the podcast feed (RSS 2.0 with the namespaces of Apple Podcasts, Podcasting 2.0 and Atom). Pure: it takes
 * absolute addresses and finished texts.
 */
import { createHash } from 'node:crypto';
import { element, empty, mailDate, parent, xmlDocument } from './xml.ts';

type FeedEpisode = {
  /** Permanent: a podcast app won't download an episode again whose guid it knows. */
  guid: string;
  title: string;
  description: string;
  /** Address of the episode's page. */
  url: string;
  /** ISO date, such as 2026-11-21. */
  published: string;
  seconds: number;
  file: { url: string; bytes: number; type: string };
  chaptersUrl: string;
  transcriptUrl: string;
};

export type Feed = {
  title: string;
  description: string;
  language: string;
  author: string;
  email: string;
  copyright: string;
  /** Absolute addresses: of the podcast's page (`url`), the feed itself and a square picture. */
  url: string;
  feedUrl: string;
  imageUrl: string;
  /** Newest first. */
  episodes: FeedEpisode[];
};

/** Categories of Apple Podcasts, each with a subcategory. */
const categories = [
  ['Kids & Family', 'Education for Kids'],
  ['Health & Fitness', 'Medicine'],
] as const;

/** The UUID namespace for podcasts (Podcasting 2.0, tag guid). */
const podcastNamespace = Buffer.from('ead4c236bf5858c6a2c6a6b28d128cb6', 'hex');

/**
 * Returns the guid of a podcast: a version 5 UUID (RFC 9562) of the feed's address without its scheme and trailing
 * slashes.
 */
function podcastGuid(feedUrl: string): string {
  const name = feedUrl.replace(/^https?:\/\//, '').replace(/\/+$/, '');
  const hash = createHash('sha1').update(podcastNamespace).update(name).digest().subarray(0, 16);
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  return hash.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

const item = (episode: FeedEpisode, { imageUrl, language }: Feed): string =>
  parent('item', [
    element('title', episode.title),
    element('link', episode.url),
    element('guid', episode.guid, { isPermaLink: 'false' }),
    element('pubDate', mailDate(episode.published)),
    element('description', episode.description),
    empty('enclosure', { url: episode.file.url, length: episode.file.bytes, type: episode.file.type }),
    element('itunes:title', episode.title),
    element('itunes:duration', episode.seconds),
    element('itunes:episodeType', 'full'),
    element('itunes:explicit', 'false'),
    empty('itunes:image', { href: imageUrl }),
    empty('podcast:chapters', { url: episode.chaptersUrl, type: 'application/json+chapters' }),
    empty('podcast:transcript', { url: episode.transcriptUrl, type: 'text/html', language }),
  ]);

export function feedXml(feed: Feed): string {
  const channel = parent('channel', [
    empty('atom:link', { href: feed.feedUrl, rel: 'self', type: 'application/rss+xml' }),
    element('title', feed.title),
    element('link', feed.url),
    element('description', feed.description),
    element('language', feed.language),
    element('copyright', feed.copyright),
    parent('image', [element('url', feed.imageUrl), element('title', feed.title), element('link', feed.url)]),
    element('itunes:author', feed.author),
    parent('itunes:owner', [element('itunes:name', feed.author), element('itunes:email', feed.email)]),
    empty('itunes:image', { href: feed.imageUrl }),
    ...categories.map(([name, below]) =>
      parent('itunes:category', [empty('itunes:category', { text: below })], { text: name }),
    ),
    element('itunes:explicit', 'false'),
    element('itunes:type', 'episodic'),
    element('podcast:guid', podcastGuid(feed.feedUrl)),
    element('podcast:locked', 'no', { owner: feed.email }),
    ...feed.episodes.map((episode) => item(episode, feed)),
  ]);
  return xmlDocument(
    parent('rss', [channel], {
      version: '2.0',
      'xmlns:atom': 'http://www.w3.org/2005/Atom',
      'xmlns:itunes': 'http://www.itunes.com/dtds/podcast-1.0.dtd',
      'xmlns:podcast': 'https://podcastindex.org/namespace/1.0',
    }),
  );
}
