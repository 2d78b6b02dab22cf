/** GET /data/copy/reels.{language}.json: the clips, and the interface strings of their viewer. */
import type { APIRoute } from 'astro';
import { readConfig } from '../../../config.ts';
import { getSite } from '../../../content/queries.ts';
import type { ReelsProps } from '../../../features/reels/Reels.tsx';
import { reelsCopy } from '../../../features/reels/reelsCopy.ts';
import { copyOf } from '../../../i18n/copy.ts';
import { siteLanguages, type SiteLanguage } from '../../../i18n/languages.ts';
import { clipsIn, reelOf } from '../../../layouts/props/clips.ts';

export const getStaticPaths = () => siteLanguages.map((language) => ({ params: { language }, props: { language } }));

export const GET: APIRoute<{ language: SiteLanguage }> = async ({ props: { language } }) =>
  Response.json({
    copy: copyOf(language, reelsCopy),
    reels: await Promise.all(clipsIn(getSite(), language).map(reelOf)),
    locale: language,
    siteUrl: readConfig().siteUrl,
  } satisfies ReelsProps);
