/** GET /data/suggestions/{locale}.json: what the search box offers to go on with, as far as it leads somewhere. */
import type { APIRoute } from 'astro';
import { getSite } from '../../../content/queries.ts';
import { searchRecords } from '../../../content/searchRecords.ts';
import { suggestionsOf } from '../../../content/suggestions.ts';
import { languageCodes, type LanguageCode } from '../../../i18n/languages.ts';
import { leadingSomewhere } from '../../../server/search/leads.ts';

export const getStaticPaths = () => languageCodes.map((language) => ({ params: { language }, props: { language } }));

export const GET: APIRoute<{ language: LanguageCode }> = async ({ props }) => {
  const site = getSite();
  const words = site.content.searchWords.find(({ language }) => language === props.language)?.data;
  const texts = suggestionsOf(site, props.language);
  return Response.json(words ? await leadingSomewhere(texts, props.language, searchRecords(site), words) : texts);
};
