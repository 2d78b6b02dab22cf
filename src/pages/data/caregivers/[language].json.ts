/** GET /data/caregivers/{lang}.json: the caregiver menu of one language. */
import type { APIRoute } from 'astro';
import { caregiverMenuOf } from '../../../content/menus.ts';
import { getSite } from '../../../content/queries.ts';
import { caregiverLanguages } from '../../../content/site.ts';
import type { LanguageCode } from '../../../i18n/languages.ts';
import { translator } from '../../../i18n/messages.ts';

export const getStaticPaths = () =>
  caregiverLanguages(getSite()).map((language) => ({ params: { language }, props: { language } }));

export const GET: APIRoute<{ language: LanguageCode }> = ({ props }) =>
  Response.json(caregiverMenuOf(getSite(), props.language, translator(props.language)));
