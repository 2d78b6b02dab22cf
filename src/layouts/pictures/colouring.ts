/** Pictures to colour: our own drawings as black lines on white, generated at build time. */
import type { ThingId } from '../../shared/games.ts';
import type { DrawingName } from '../../ui/Drawing/Drawing.tsx';
import { drawingSvg } from './icons.ts';

/** The drawing of each picture. */
export const colouringDrawings: Record<ThingId<'colouring'>, DrawingName> = {
  theatre: 'scene-into-theatre',
  mask: 'scene-blowing-mask',
  waking: 'scene-waking',
  practising: 'scene-practising',
  walk: 'scene-drip-walk',
  scales: 'scene-scales',
  ambulance: 'object-ambulance',
  teddy: 'object-teddy',
};

/** Space on an A4 sheet, in millimetres, without the margins and the footer of the page. */
const sheet = { width: 180, height: 232 };

/** Width of a line, in units of the drawings. */
const line = 1.6;
/** A stroke up to this width is already a line, and a dot up to this width is an eye or a button. */
const thin = 6.5;

type Paint = { fill: string; stroke: string; width: number };

const attribute = (attributes: string, name: string): string | undefined =>
  new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1];

/** Returns the paint of an element, inherited from its parent. */
const paintOf = (attributes: string, outer: Paint): Paint => ({
  fill: attribute(attributes, 'fill') ?? outer.fill,
  stroke: attribute(attributes, 'stroke') ?? outer.stroke,
  width: Number(attribute(attributes, 'stroke-width') ?? outer.width),
});

const painted = /(?: (?:fill|stroke|stroke-width|fill-opacity|stroke-opacity|stroke-dasharray)="[^"]*")/g;
const isClear = (attributes: string, name: string) => Number(attribute(attributes, name) ?? 1) < 1;
const isDot = (attributes: string) => /h0?\.1"|h0?\.1M/.test(attributes);
const isRound = (name: string) => name === 'circle' || name === 'ellipse';

/** Returns a shape as lines. Shadows, highlights and stitches are left out. */
function outlined(name: string, attributes: string, { fill, stroke, width }: Paint): string {
  const shape = (paint: string) => `<${name}${attributes.replaceAll(painted, '')} ${paint}/>`;
  const hasFill = fill !== 'none' && !isClear(attributes, 'fill-opacity');
  const hasStroke = stroke !== 'none' && !isClear(attributes, 'stroke-opacity');
  // A highlight in an eye.
  if (hasFill && fill === '#fff') return shape('fill="#fff"');
  // Eyes.
  if (hasFill && isRound(name) && /^#0f3b40$/i.test(fill) && Number(attribute(attributes, 'r') ?? 1) < 6)
    return shape('fill="#000"');
  if (hasFill) return shape(`fill="#fff" stroke="#000" stroke-width="${line}"`);
  if (!hasStroke || /stroke-dasharray/.test(attributes)) return '';
  if (width <= thin) return shape(`stroke="#000" stroke-width="${isDot(attributes) ? Math.min(width, 4) : line}"`);
  // Draw wide strokes, such as an arm or a hose, as outlines.
  return shape(`stroke="#000" stroke-width="${width}"`) + shape(`stroke="#fff" stroke-width="${width - 2 * line}"`);
}

/** Returns the shapes of a drawing as lines, and its viewBox. */
function linesOf(name: DrawingName): { shapes: string; viewBox: string } {
  const svg = drawingSvg(name);
  const outer: Paint[] = [{ fill: 'none', stroke: 'none', width: 1 }];
  const shapes = [...svg.matchAll(/<(\/?)(\w+)((?: [\w-]+="[^"]*")*)(\/?)>/g)].map(
    ([, closes, tag = '', attributes = '', isEmpty]) => {
      if (tag === 'svg') return '';
      if (tag === 'g' && closes) {
        outer.pop();
        return '</g>';
      }
      const paint = paintOf(attributes, outer.at(-1) ?? { fill: 'none', stroke: 'none', width: 1 });
      if (tag === 'g' && !isEmpty) {
        outer.push(paint);
        return `<g${attributes.replaceAll(painted, '')}>`;
      }
      return closes ? '' : outlined(tag, attributes, paint);
    },
  );
  return { shapes: shapes.join(''), viewBox: attribute(svg.slice(0, 400), 'viewBox') ?? '0 0 120 120' };
}

const open = (viewBox: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" fill="none" stroke-linecap="round" stroke-linejoin="round"${more}>`;

export function colouringPicture(name: DrawingName): string {
  const { shapes, viewBox } = linesOf(name);
  return `${open(viewBox)}${shapes}</svg>`;
}

/** Returns an A4 sheet. A wide drawing is rotated to fill the paper. */
export function colouringSheet(name: DrawingName): string {
  const { shapes, viewBox } = linesOf(name);
  const [, , across = 1, down = 1] = viewBox.split(' ').map(Number);
  const isWide = across > down;
  const [width, height] = isWide ? [sheet.height, sheet.width] : [sheet.width, sheet.height];
  const inner = `<svg viewBox="${viewBox}" width="${width}" height="${height}">${shapes}</svg>`;
  const turned = isWide ? `<g transform="translate(${sheet.width} 0) rotate(90)">${inner}</g>` : inner;
  return `${open(`0 0 ${sheet.width} ${sheet.height}`, ` width="${sheet.width}mm" height="${sheet.height}mm"`)}${turned}</svg>`;
}
