/** GET /data/copy/groupedVideos.{language}.json: the films and interface strings of the overlay groupedVideos. */
import type { APIRoute } from 'astro';
import { siteLanguages, type SiteLanguage } from '../../../i18n/languages.ts';
import { groupedVideosData } from '../../../layouts/props/filmOverlays.ts';

export const getStaticPaths = () => siteLanguages.map((language) => ({ params: { language }, props: { language } }));

export const GET: APIRoute<{ language: SiteLanguage }> = async ({ props }) =>
  Response.json(await groupedVideosData(props.language));
