/** GET /data/suggestions/{locale}.json: what the search box offers to go on with, as far as it leads somewhere. */
import type { APIRoute } from 'astro';
import { getSearchRecords, getSite } from '../../../content/queries.ts';
import type { SearchRecord } from '../../../content/searchRecords.ts';
import { suggestionsOf } from '../../../content/suggestions.ts';
import { languageCodes, type LanguageCode } from '../../../i18n/languages.ts';
import { answerable } from '../../../server/search/query/answerable.ts';

type Props = { language: LanguageCode; records: SearchRecord[] };

export const getStaticPaths = () => {
  const records = Map.groupBy(getSearchRecords(), ({ locale }) => locale);
  return languageCodes.map((language) => ({
    params: { language },
    props: { language, records: records.get(language) ?? [] },
  }));
};

export const GET: APIRoute<Props> = async ({ props: { language, records } }) => {
  const site = getSite();
  const words = site.content.searchWords.find((entry) => entry.language === language)?.data;
  const texts = suggestionsOf(site, language);
  return Response.json(words ? await answerable(texts, language, records, words) : texts);
};
