/** Maps episodes to the props of their pages and lists, and to the feed. */
import { statSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '../../config.ts';
import { feedXml } from '../../content/feed.ts';
import { getSite } from '../../content/queries.ts';
import { pathOf, type Site } from '../../content/site.ts';
import type { Entry } from '../../content/store.ts';
import type { PageCard } from '../../features/topic/PageList.tsx';
import { languagePrefix } from '../../i18n/paths.ts';
import type { SiteLanguage } from '../../i18n/languages.ts';
import { translator } from '../../i18n/messages.ts';
import { product } from '../../shared/product.ts';
import { durationText } from './films.ts';
import { cardOf } from './page.ts';

export type EpisodeEntry = Entry<'episode'>;

/** MIME types by extension. The content check refuses others. */
const types: Record<string, string> = { '.m4a': 'audio/mp4', '.mp3': 'audio/mpeg' };

/** Returns the episodes of a language, newest first. */
export const episodesIn = (site: Site, language: SiteLanguage): EpisodeEntry[] =>
  site.content.episode
    .filter((entry) => entry.language === language)
    .toSorted((a, b) => b.data.published.localeCompare(a.data.published) || a.file.localeCompare(b.file));

/** Returns an episode as a card: its subject and duration. */
export function episodeCardOf(entry: EpisodeEntry): PageCard {
  const card = cardOf(entry);
  return { ...card, text: `${card.text} (${durationText(entry.data.duration, entry.language)})` };
}

type OwnFile = { url: string; file: string; bytes: number; type: string };

/**
 * Returns the audio file of our own episode, or `undefined` if another host has it. Its address has no hash, because
 * podcast apps download an episode with a new address again, or lose the one they have.
 */
export function soundOf({ data }: EpisodeEntry): OwnFile | undefined {
  if (data.provider !== 'self') return undefined;
  const file = path.join(readConfig().contentDir, 'media/podcasts', data.file);
  const type = types[path.extname(file)] ?? '';
  return { url: `/podcast/sound/${data.file}`, file, bytes: statSync(file).size, type };
}

export const feedPath = (language: SiteLanguage): string => `${languagePrefix(language)}/podcast/rss.xml`;

/** Returns the address of an episode's chapters file. */
export const chaptersPath = ({ data, language }: EpisodeEntry): string => `/data/chapters/${data.id}.${language}.json`;

/** Returns the feed of a language. Podcast apps play files, so episodes on other hosts are left out. */
export function feedOf(language: SiteLanguage): string {
  const { siteUrl, contactEmail } = readConfig();
  const site = getSite();
  const t = translator(language);
  const list = site.page('podcast', language);
  const whole = (address: string) => new URL(address, siteUrl).href;
  return feedXml({
    title: t('podcast_name'),
    description: t('podcast_about'),
    language,
    author: product.name,
    email: contactEmail,
    copyright: `${product.name}, CC BY-SA 4.0`,
    url: whole(list ? pathOf(list) : '/'),
    feedUrl: whole(feedPath(language)),
    imageUrl: whole('/podcast.png'),
    episodes: episodesIn(site, language).flatMap((entry) => {
      const file = soundOf(entry);
      const { id, title, description, published, duration } = entry.data;
      const url = whole(pathOf(entry));
      return file
        ? [
            {
              guid: `${product.slug}-podcast-${id}-${language}`,
              title,
              description,
              url,
              published,
              seconds: duration,
              file: { ...file, url: whole(file.url) },
              chaptersUrl: whole(chaptersPath(entry)),
              transcriptUrl: `${url}#transcript`,
            },
          ]
        : [];
    }),
  });
}
