/** Names and pages of the atlas in a language of the site. */
import { pathOf, type Site } from '../../content/site.ts';
import { pinsOf } from '../../features/atlas/columns.ts';
import { partsIn } from '../../features/atlas/files.ts';
import {
  diseasesOf,
  diseasesOfPage,
  layerIds,
  type LayerId,
  openings,
  pageOf,
  type SchematicId,
} from '../../features/atlas/layers.ts';
import { placesIn } from '../../features/atlas/places.ts';
import { type Numbered, spread } from '../../features/atlas/distributeLabels.ts';
import { spotsOf } from '../../features/atlas/spots.ts';
import type { AboutPage, LayerData, PartPage } from '../../features/atlas/useLayers.ts';
import type { SiteLanguage } from '../../i18n/languages.ts';
import { type MessageKey, translator } from '../../i18n/messages.ts';

const keyOf = (path: readonly string[]): string => ['atlas', ...path].join('_').replaceAll('-', '_');
const wordsIn = (language: SiteLanguage, ...path: string[]): string => translator(language)(keyOf(path) as MessageKey);

/**
 * Returns a name of the atlas.
 * @throws Error if messages/site lacks it: a part without a name can't be found by those who don't see it
 */
function nameIn(language: SiteLanguage, ...path: string[]): string {
  const name = wordsIn(language, ...path);
  if (!name) throw new Error(`messages/site/${language}.json: "${keyOf(path)}" is missing`);
  return name;
}

/** Returns what a part does, in a sentence: its own, that of its kind (arteries, nodes), or that of its page. */
const doesIn = (language: SiteLanguage, part: string, page: string): string =>
  wordsIn(language, 'does', part) ||
  wordsIn(language, 'does', part.split('-')[0] ?? '') ||
  nameIn(language, 'tells', page);

export const layerNames = (language: SiteLanguage): { id: LayerId; name: string }[] =>
  layerIds.map((id) => ({ id, name: nameIn(language, 'layer', id) }));

function pageIn(site: Site, language: SiteLanguage, id: string): PartPage {
  const page = site.page(id, language);
  if (!page) throw new Error(`The atlas leads to the page "${id}", which does not exist in "${language}"`);
  return { title: page.data.title, path: pathOf(page) };
}

/** Returns a layer as text. Its list goes from head to foot; parts without a pin come last. */
export function layerData(site: Site, layer: LayerId, language: SiteLanguage): LayerData {
  const heights = new Map(placesIn(layer).map(({ part, y }) => [part, y]));
  const height = (part: string) => heights.get(part) ?? Infinity;
  const ids = [...new Set(partsIn(layer))].sort((a, b) => (height(a) < height(b) ? -1 : 1));
  const parts = ids.map((id) => ({
    id,
    name: nameIn(language, 'part', id),
    does: doesIn(language, id, pageOf(layer, id)),
    page: pageOf(layer, id),
    diseases: [...diseasesOf(layer, id)],
  }));
  const wanted = new Set(parts.flatMap(({ page, diseases }) => [page, ...diseases]));
  return {
    layer,
    parts,
    pins: pinsOf(layer, (part) => nameIn(language, 'part', part)).map(({ name: _, ...pin }) => pin),
    pages: Object.fromEntries([...wanted].map((id) => [id, pageIn(site, language, id)])),
  };
}

/** Returns what the page of a part is about, by its id, or `undefined` for the map, which is about all parts. */
export function aboutPage(site: Site, page: string, language: SiteLanguage): AboutPage | undefined {
  const parts = openings[page]?.parts;
  if (page === 'body' || !parts) return undefined;
  const name = pageIn(site, language, page).title;
  return { page, name, parts, does: nameIn(language, 'tells', page), diseases: diseasesOfPage(page) };
}

type SchematicData = { id: SchematicId; title: string; spots: (Numbered & { name: string })[] };

/** Returns a schematic as text, numbered from the top. */
export function schematicData(id: SchematicId, language: SiteLanguage): SchematicData {
  const spots = spread(spotsOf(id).toSorted((a, b) => a.y - b.y));
  return {
    id,
    title: nameIn(language, 'scheme', id),
    spots: spots.map((spot) => ({ ...spot, name: nameIn(language, id, spot.part).replaceAll('\u00ad', '') })),
  };
}
