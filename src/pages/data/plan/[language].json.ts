/** GET /data/plan/{language}.json: the interface strings of the plan card in one language. */
import type { APIRoute } from 'astro';
import { planWords } from '../../../features/day/planCopy.ts';
import { copyOf } from '../../../i18n/copy.ts';
import { languageCodes, type LanguageCode } from '../../../i18n/languages.ts';

export const getStaticPaths = () => languageCodes.map((language) => ({ params: { language }, props: { language } }));

export const GET: APIRoute<{ language: LanguageCode }> = ({ props }) =>
  Response.json(copyOf(props.language, planWords));
