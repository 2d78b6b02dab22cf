/** The files of the atlas, made when the site is built: layers that the browser fetches, pictures for a page at rest. */
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { firstAvatar } from '../../shared/avatar.ts';
import { draw, drawLines, partsOf, type Pattern } from './drawing/pattern.ts';
import { LayerDrawing, type LayerFiles, layersFor } from './LayerDrawing.tsx';
import { layerIds, type LayerId, schematicIds, type SchematicId } from './layers.ts';
import { canvas } from './labels.ts';

const patterns = import.meta.glob<Pattern>('./drawing/patterns/**/*.json', { eager: true, import: 'default' });

/** @throws Error where there is no such pattern */
function patternOf(name: string): Pattern {
  const pattern = patterns[`./drawing/patterns/${name}.json`];
  if (!pattern) throw new Error(`There is no pattern ${name}`);
  return pattern;
}

const opened = (viewBox: string, more = '') => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"${more}>`;

/** Returns the parts of a layer, in the order in which they are drawn. */
export const partsIn = (layer: LayerId): string[] => partsOf(patternOf(`layers/${layer}`));

const piecesOf = (layer: LayerId): string => drawLines(patternOf(`layers/${layer}`));

/** Returns a layer alone as a file: each of its pieces on a line, between the lines of the `<svg>`. */
export const layerFile = (layer: LayerId): string =>
  `${opened(`-200 0 400 840`, ' stroke-linecap="round" stroke-linejoin="round"')}\n${piecesOf(layer)}\n</svg>\n`;

/** Returns a whole figure with a layer: what a page shows before its reader reaches for the atlas. */
export function figureFile(layer: LayerId): string {
  const files: LayerFiles = Object.fromEntries(layersFor(layer, []).map((id) => [id, piecesOf(id)]));
  const viewBox = [canvas.x, canvas.y, canvas.width, canvas.height].join(' ');
  const body = createElement(LayerDrawing, { avatar: firstAvatar, layer, files });
  return `${renderToStaticMarkup(createElement('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox }, body))}\n`;
}

/** Returns a schematic. */
const schematicFile = (id: SchematicId): string =>
  `${opened('0 0 320 320', ' stroke-linecap="round" stroke-linejoin="round"')}${draw(patternOf(`schematics/${id}`))}</svg>\n`;

/** Every file of the atlas by its address below `/atlas`, without its ending. */
export const atlasFiles: readonly { name: string; make: () => string }[] = [
  ...layerIds.map((id) => ({ name: id, make: () => layerFile(id) })),
  ...layerIds.map((id) => ({ name: `figures/${id}`, make: () => figureFile(id) })),
  ...schematicIds.map((id) => ({ name: `schematics/${id}`, make: () => schematicFile(id) })),
];
