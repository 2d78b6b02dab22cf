/** Patterns of the atlas, as the files in `patterns` hold them, and what is drawn from them. */
import { shade } from '../../../ui/Drawing/palette.ts';
import { colourOf } from './colours.ts';
import { bodyOutline, skullOutline, skullPlace } from './outline.ts';
import { cutPath } from './svgPaths.ts';

/** One shape. `d` is a cut (scissors.ts), or the outline of the body, or that of the skull. */
type Shape = {
  /**
   * `cut` is a piece with its shadow, `shade` and `light` are lines on it, `wire` a nerve with its dark edge,
   * `hit` what a finger may touch beside what is seen.
   */
  op: 'cut' | 'fill' | 'shadow' | 'shade' | 'light' | 'stroke' | 'wire' | 'hit' | 'seam';
  colour?: string;
  width?: number;
  opacity?: number;
  /** How far below its shadow lies. */
  drop?: number;
  transform?: string;
  d: string;
};

/** Shapes together: a part that has a name; what the body has on both sides; a group that is moved. */
type Group =
  | { op: 'part'; id: string; of: Pattern }
  | { op: 'both'; of: Pattern }
  | { op: 'group'; transform?: string; opacity?: number; evenodd?: boolean; untouched?: boolean; of: Pattern };

export type Pattern = readonly (Shape | Group)[];

const attribute = (name: string, value: string | number | undefined): string =>
  value === undefined ? '' : ` ${name}="${value}"`;

function pathOf({ d, transform }: Shape): string {
  if (d === 'outline') return ` d="${bodyOutline}"${attribute('transform', transform)}`;
  if (d === 'skull') return ` d="${skullOutline}" transform="${skullPlace}"`;
  return ` d="${cutPath(d)}"${attribute('transform', transform)}`;
}

const lowered = (drop: number, shape: string) => `<g transform="translate(0 ${drop})">${shape}</g>`;

function shapeOf(shape: Shape): string {
  const { op, width, opacity, drop = 3 } = shape;
  const colour = shape.colour === undefined ? undefined : colourOf(shape.colour);
  const path = pathOf(shape);
  const filled = `<path${path}${attribute('fill', colour)}${attribute('fill-opacity', opacity)}/>`;
  const shadow = lowered(drop, `<path${path} fill="${shade}" fill-opacity=".14"/>`);
  const stroked = (stroke: string, strokeWidth: number, strokeOpacity?: number, more = '') =>
    `<path${path} fill="none" stroke="${stroke}" stroke-width="${strokeWidth}"${attribute('stroke-opacity', strokeOpacity)}${more}/>`;
  switch (op) {
    case 'cut':
      return shadow + filled;
    case 'fill':
      return filled;
    case 'shadow':
      return shadow;
    case 'wire':
      return `${lowered(1.6, `<path${path} fill="${colourOf('nerveDeep')}"/>`)}<path${path} fill="${colourOf('nerve')}"/>`;
    case 'shade':
      return stroked(shade, width ?? 2, opacity ?? 0.18);
    case 'light':
      return stroked('#fff', width ?? 3, opacity ?? 0.5);
    case 'seam':
      return stroked('#fff', 2, 0.75, ' stroke-dasharray="5 4"');
    case 'stroke':
      return stroked(colour ?? shade, width ?? 2, opacity);
    case 'hit':
      return width === 0
        ? `<path${path} opacity="0"/>`
        : `<path${path} opacity="0" fill="none" stroke="#000" stroke-width="${width ?? 30}" pointer-events="all"/>`;
  }
}

function nodeOf(node: Shape | Group): string {
  if (!('of' in node)) return shapeOf(node);
  const inside = draw(node.of);
  switch (node.op) {
    case 'part':
      return `<g data-part="${node.id}">${inside}</g>`;
    case 'both':
      return `${inside}<g transform="scale(-1 1)">${inside}</g>`;
    case 'group':
      return `<g${attribute('transform', node.transform)}${attribute('opacity', node.opacity)}${node.evenodd ? ' fill-rule="evenodd"' : ''}${node.untouched ? ' pointer-events="none"' : ''}>${inside}</g>`;
  }
}

/** Returns a pattern as markup of SVG, in its own units. */
export const draw = (pattern: Pattern): string => pattern.map(nodeOf).join('');

/** Returns the same, each piece of the first level on a line of its own: so a part can be taken out again. */
export const drawLines = (pattern: Pattern): string => pattern.map(nodeOf).join('\n');

/** Returns the parts of a pattern, in the order in which they are drawn. */
export const partsOf = (pattern: Pattern): string[] =>
  pattern.flatMap((node) => ('of' in node ? [...(node.op === 'part' ? [node.id] : []), ...partsOf(node.of)] : []));
