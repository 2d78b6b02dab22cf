/** GET /data/day/{language}.json: the steps of everything that can be chosen for My day. */
import type { APIRoute } from 'astro';
import { siteLanguages, type SiteLanguage } from '../../../i18n/languages.ts';
import { daySteps } from '../../../layouts/day.ts';

export const getStaticPaths = () => siteLanguages.map((language) => ({ params: { language }, props: { language } }));

export const GET: APIRoute<{ language: SiteLanguage }> = ({ props }) => Response.json(daySteps(props.language));
