/** The news of the site as a feed (RSS 2.0 with Atom's link to itself). Pure: it is handed whole addresses and ready words. */
import { element, empty, mailDate, parent, xmlDocument } from './xml.ts';

export type NewsFeed = {
  title: string;
  description: string;
  language: string;
  /** Whole addresses: of the page of news, and of the feed itself. */
  url: string;
  feedUrl: string;
  /** Newest first; `guid` stays the same for good, `published` is a day as 2026-11-22. */
  items: { guid: string; title: string; description: string; url: string; published: string }[];
};

/** Returns the whole document. */
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
