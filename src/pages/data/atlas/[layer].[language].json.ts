/** GET /data/atlas/{layer}.{language}.json: names and links of the parts of a layer. */
import type { APIRoute } from 'astro';
import { getSite } from '../../../content/queries.ts';
import { layerIds, type LayerId } from '../../../features/atlas/layers.ts';
import { siteLanguages, type SiteLanguage } from '../../../i18n/languages.ts';
import { layerData } from '../../../layouts/props/atlas.ts';

export const getStaticPaths = () =>
  siteLanguages.flatMap((language) =>
    layerIds.map((layer) => ({ params: { layer, language }, props: { layer, language } })),
  );

export const GET: APIRoute<{ layer: LayerId; language: SiteLanguage }> = ({ props }) =>
  Response.json(layerData(getSite(), props.layer, props.language));
