/** GET /data/copy/videoModal.{language}.json: the films and interface strings of the overlay videoModal. */
import type { APIRoute } from 'astro';
import { siteLanguages, type SiteLanguage } from '../../../i18n/languages.ts';
import { videoModalData } from '../../../layouts/props/filmOverlays.ts';

export const getStaticPaths = () => siteLanguages.map((language) => ({ params: { language }, props: { language } }));

export const GET: APIRoute<{ language: SiteLanguage }> = async ({ props }) =>
  Response.json(await videoModalData(props.language));
