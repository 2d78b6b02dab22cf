/** Maps news to the props of their pages and list, and to the feed. */
import { readConfig } from '../../config.ts';
import { newsFeedXml } from '../../content/newsFeed.ts';
import { getSite } from '../../content/queries.ts';
import { pathOf, type Site } from '../../content/site.ts';
import type { Entry } from '../../content/store.ts';
import { type SiteLanguage } from '../../i18n/languages.ts';
import { translator } from '../../i18n/messages.ts';
import { languagePrefix, segments } from '../../i18n/paths.ts';
import { product } from '../../shared/product.ts';

/** Returns the news of a language, newest first. */
export const newsIn = (site: Site, language: SiteLanguage): Entry<'newsItem'>[] =>
  site.content.newsItem
    .filter((entry) => entry.language === language)
    .toSorted((a, b) => b.data.published.localeCompare(a.data.published) || a.data.id.localeCompare(b.data.id));

export const newsFeedPath = (language: SiteLanguage): string =>
  `${languagePrefix(language)}/${segments[language].news}/rss.xml`;

export function newsFeedOf(language: SiteLanguage): string {
  const { siteUrl } = readConfig();
  const site = getSite();
  const list = site.page('news', language);
  const whole = (address: string) => new URL(address, siteUrl).href;
  return newsFeedXml({
    title: translator(language)('news_feed_title'),
    description: list?.data.preamble ?? '',
    language,
    url: whole(list ? pathOf(list) : '/'),
    feedUrl: whole(newsFeedPath(language)),
    items: newsIn(site, language).map((entry) => ({
      guid: `${product.slug}-news-${entry.data.id}-${language}`,
      title: entry.data.title,
      description: `${entry.data.preamble} ${entry.data.description}`,
      url: whole(pathOf(entry)),
      published: entry.data.published,
    })),
  });
}
