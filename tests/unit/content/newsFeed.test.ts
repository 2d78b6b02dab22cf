import { expect, it } from 'vitest';
import { newsFeedXml } from '../../../src/content/newsFeed.ts';

const feed = {
  title: 'Nytt på Tryggve',
  description: 'Det som är nytt.',
  language: 'sv',
  url: 'https://tryggve.example/nyheter',
  feedUrl: 'https://tryggve.example/nyheter/rss.xml',
  items: [
    {
      guid: 'tryggve-news-a-sv',
      title: 'Filmer & klipp <nya>',
      description: 'Nu finns de.',
      url: 'https://tryggve.example/nyheter/filmer',
      published: '2026-11-22',
    },
  ],
};

it('[#72] has the address of the feed, and of each item with an id and a date as mail writes it', () => {
  const xml = newsFeedXml(feed);
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<rss version="2.0"/);
  expect(xml).toContain('<atom:link href="https://tryggve.example/nyheter/rss.xml" rel="self"');
  expect(xml).toContain('<link>https://tryggve.example/nyheter/filmer</link>');
  expect(xml).toContain('<guid isPermaLink="false">tryggve-news-a-sv</guid>');
  expect(xml).toContain('<pubDate>Sun, 22 Nov 2026 00:00:00 +0000</pubDate>');
});

it('[#72] escapes what would end an element', () => {
  expect(newsFeedXml(feed)).toContain('<title>Filmer &amp; klipp &lt;nya&gt;</title>');
});
