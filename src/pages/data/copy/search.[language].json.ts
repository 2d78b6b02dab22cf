/**
 * GET /data/copy/search.{language}.json: props of the search panel, for its overlay and for the server
 * (src/server/search/panel.ts).
 */
import type { APIRoute } from 'astro';
import { languageCodes, type LanguageCode } from '../../../i18n/languages.ts';
import { searchPanelProps } from '../../../layouts/props/searchPanel.ts';

export const getStaticPaths = () => languageCodes.map((language) => ({ params: { language }, props: { language } }));

export const GET: APIRoute<{ language: LanguageCode }> = ({ props }) => Response.json(searchPanelProps(props.language));
