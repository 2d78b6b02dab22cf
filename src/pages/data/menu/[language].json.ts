/** GET /data/menu/{sv,en}.json: the main menu. */
import type { APIRoute } from 'astro';
import { mainMenuOf } from '../../../content/menus.ts';
import { getSite } from '../../../content/queries.ts';
import { type SiteLanguage, siteLanguages } from '../../../i18n/languages.ts';

export const getStaticPaths = () => siteLanguages.map((language) => ({ params: { language }, props: { language } }));

export const GET: APIRoute<{ language: SiteLanguage }> = ({ props }) =>
  Response.json(mainMenuOf(getSite(), props.language));
