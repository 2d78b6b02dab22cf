/** GET /data/day/{language}.json: the steps of each procedure that can be chosen in My day. */
import type { APIRoute } from 'astro';
import { siteLanguages, type SiteLanguage } from '../../../i18n/languages.ts';
import { daySteps } from '../../../layouts/props/day.ts';

export const getStaticPaths = () => siteLanguages.map((language) => ({ params: { language }, props: { language } }));

export const GET: APIRoute<{ language: SiteLanguage }> = ({ props }) => Response.json(daySteps(props.language));
