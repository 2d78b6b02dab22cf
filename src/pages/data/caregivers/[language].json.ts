/**
 * GET /data/caregivers/{language}.json: the caregiver menu of one language. The welcome page comes first, with the
 * pages outside the groups in `more`, then the groups.
 */
import type { APIRoute } from 'astro';
import { caregiverMenuOf, caregiverMoreOf } from '../../../content/menus.ts';
import { getSite } from '../../../content/queries.ts';
import { caregiverLanguages } from '../../../content/site.ts';
import type { LanguageCode } from '../../../i18n/languages.ts';
import { translator } from '../../../i18n/messages.ts';

export const getStaticPaths = () =>
  caregiverLanguages(getSite()).map((language) => ({ params: { language }, props: { language } }));

export const GET: APIRoute<{ language: LanguageCode }> = ({ props: { language } }) => {
  const t = translator(language);
  const [welcome, ...groups] = caregiverMenuOf(getSite(), language, t);
  return Response.json([{ ...welcome, more: caregiverMoreOf(getSite(), language, t).items }, ...groups]);
};
