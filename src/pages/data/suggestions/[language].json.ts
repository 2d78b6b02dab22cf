/** GET /data/suggestions/{locale}.json: what the search box offers to go on with. */
import type { APIRoute } from 'astro';
import { getSite } from '../../../content/queries.ts';
import { suggestionsOf } from '../../../content/suggestions.ts';
import { languageCodes, type LanguageCode } from '../../../i18n/languages.ts';

export const getStaticPaths = () => languageCodes.map((language) => ({ params: { language }, props: { language } }));

export const GET: APIRoute<{ language: LanguageCode }> = ({ props }) =>
  Response.json(suggestionsOf(getSite(), props.language));
