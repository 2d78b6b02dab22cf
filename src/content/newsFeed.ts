/**
 * Builds the news feed of the site (RSS 2.0 with Atom's link to itself). Pure: it takes absolute addresses and finished
 * texts.
 */
import { element, empty, mailDate, parent, xmlDocument } from './xml.ts';

export type NewsFeed = {
  title: string;
  description: string;
  language: string;
  /** Absolute addresses: of the news page (`url`) and the feed itself. */
  url: string;
  feedUrl: string;
  /** Newest first. `guid` is permanent; `published` is an ISO date, such as 2026-11-22. */
  items: { guid: string; title: string; description: string; url: string; published: string }[];
};

export function newsFeedXml(feed: NewsFeed): string {
  const channel = parent('channel', [
    empty('atom:link', { href: feed.feedUrl, rel: 'self', type: 'application/rss+xml' }),
    element('title', feed.title),
    element('link', feed.url),
    element('description', feed.description),
    element('language', feed.language),
    ...feed.items.map((item) =>
      parent('item', [
        element('title', item.title),
        element('link', item.url),
        element('guid', item.guid, { isPermaLink: 'false' }),
        element('pubDate', mailDate(item.published)),
        element('description', item.description),
      ]),
    ),
  ]);
  return xmlDocument(parent('rss', [channel], { version: '2.0', 'xmlns:atom': 'http://www.w3.org/2005/Atom' }));
}
