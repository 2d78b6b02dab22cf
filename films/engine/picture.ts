/** Draws one picture of a film. The same time always gives the same picture. */
import { type Stage, stateAt, personOf, pointAt, valueOn, wholeLayer } from './acting.ts';
import {
  formats,
  timeline,
  type Board,
  type FigureLayer,
  type Layer,
  type MoreLayer,
  type PropLayer,
  type Scene,
  type Timed,
  type TraceLayer,
} from './board.ts';
import { figure, orderOf } from './figure/figure.ts';
import { C, freshId, inside, put, r1, restartIds, seeded, sheet, stitches } from './paper.ts';
import { props } from './props/index.ts';
import { clamp, isTrack, lerp, readPoints, soft, type Point, type Value } from './values.ts';

function drawFigure(stage: Stage, layer: FigureLayer | MoreLayer, t: number): string {
  const whole = wholeLayer(stage, layer);
  const state = stateAt(stage, whole, t);
  const parts = (whole.order ?? orderOf(state)).filter(
    (part) => (!whole.only || whole.only.includes(part)) && !whole.hide?.includes(part),
  );
  return figure(personOf(stage, whole.figure), state, parts);
}

function drawTrace(stage: Stage, layer: TraceLayer, t: number): string {
  const points: Point[] = [];
  for (let s = layer.since; s <= Math.min(t, layer.until); s += 0.05) {
    points.push([layer.x + (s - layer.since) * layer.speed, layer.y - valueOn(stage, layer.trace, s) * layer.amp]);
  }
  return points.length > 1 ? stitches(points, 1, { w: 7, on: 20, off: 11 }) : '';
}

const isValue = (value: unknown): value is Value =>
  typeof value === 'number' ||
  isTrack(value) ||
  (typeof value === 'string' && value.startsWith('$')) ||
  (typeof value === 'object' && value !== null && ('of' in value || 'sway' in value || 'time' in value));

/** Returns the points of a line, or `undefined` if the prop has none. */
function pointsOf(stage: Stage, layer: PropLayer, t: number): Point[] | undefined {
  if ('path' in layer) return layer.path.map((ref) => pointAt(stage, ref, t));
  if (!('pts' in layer)) return undefined;
  const [from, to] = [readPoints(layer.pts), layer.pts2 ? readPoints(layer.pts2) : []];
  const morph = valueOn(stage, layer.morph ?? 0, t);
  return from.map(([x, y], i) => [lerp(x, to[i]?.[0] ?? x, morph), lerp(y, to[i]?.[1] ?? y, morph)]);
}

function drawProp(stage: Stage, layer: PropLayer, t: number): string {
  const given = Object.entries(layer).map(([name, value]) => [name, isValue(value) ? valueOn(stage, value, t) : value]);
  const {
    x = 0,
    y = 0,
    dx = 0,
    dy = 0,
    rotate = 0,
    scale = 1,
    fade = 1,
    ...rest
  } = Object.fromEntries(given) as Record<string, number>;
  const [ax, ay] = layer.at ? pointAt(stage, layer.at, t) : [x, y];
  // The type of the board guarantees that the prop gets its settings.
  const draw = props[layer.prop] as (settings: unknown) => string;
  const shapes = draw({ ...rest, pts: pointsOf(stage, layer, t) });
  return put(ax + dx, ay + dy, shapes, { rotate, scale, fade: clamp(fade) });
}

function drawLayer(stage: Stage, layer: Layer, t: number): string {
  if (t < (layer.from ?? 0) || t > (layer.to ?? Infinity)) return '';
  if ('figure' in layer || 'more' in layer) return drawFigure(stage, layer, t);
  return 'trace' in layer ? drawTrace(stage, layer, t) : drawProp(stage, layer, t);
}

function drawScene(stage: Stage, t: number): string {
  const [w, h] = formats[stage.board.format].size;
  const { camera = {}, layers } = stage.scene;
  const [x, y] = [valueOn(stage, camera.x ?? w / 2, t), valueOn(stage, camera.y ?? h / 2, t)];
  const zoom = valueOn(stage, camera.zoom ?? 1, t);
  return layers
    .map((layer) => {
      const drawn = drawLayer(stage, layer, t);
      const shapes = layer.within && drawn ? inside(freshId(), sheet(...layer.within, 70), drawn) : drawn;
      if (!shapes || layer.fixed) return shapes;
      const { depth = 1 } = layer;
      const k = 1 + (zoom - 1) * depth;
      const [ox, oy] = [w / 2 + (x - w / 2) * depth, h / 2 + (y - h / 2) * depth];
      return `<g transform="translate(${r1(w / 2 - ox * k)} ${r1(h / 2 - oy * k)}) scale(${Math.round(k * 10000) / 10000})">${shapes}</g>`;
    })
    .join('');
}

/** Draws a sheet that slides in from the right, with a hand-torn edge and a shadow in front of it. */
function slidingSheet({ scene, slide }: Timed, shapes: string, t: number, w: number, h: number): string {
  const next = seeded(scene.id);
  const bow = 46;
  let edge = `M${w + 80},-20H0`;
  for (let k = 0; k < 6; k++) {
    const at = (part: number) => r1((h / 6) * (k + part));
    edge += `C${r1(-bow * next())},${at(0.3)} ${r1(-bow * next())},${at(0.7)} ${r1(-bow * next() * 0.7)},${at(1)}`;
  }
  edge += `V${h + 20}H${w + 80}Z`;
  const id = `sheet-${scene.id}`;
  return put(
    (1 - soft(t / slide)) * (w + 70),
    0,
    `<path d="${edge}" fill="${C.ink}" fill-opacity=".16" transform="translate(-12 0)"/><clipPath id="${id}"><path d="${edge}"/></clipPath><g clip-path="url(#${id})"><rect x="-60" y="-20" width="${w + 160}" height="${h + 40}" fill="${paperOf(scene)}"/>${shapes}</g>`,
  );
}

const paperOf = (scene: Scene) => scene.paper ?? C.aqua;

/** Returns the whole picture at a second of the film, as SVG. */
export function picture(board: Board, time: number): string {
  restartIds();
  const [w, h] = formats[board.format].size;
  const { list } = timeline(board);
  const shapes = list.map((timed, i) => {
    const { scene, start, end, slide } = timed;
    const next = list[i + 1];
    const gone = next ? next.start + next.slide : end + 1;
    if (time < start - 1e-6 || time >= gone) return '';
    const t = time - start;
    const drawn = drawScene({ board, scene, start }, t);
    if (t < slide) return slidingSheet(timed, drawn, t, w, h);
    return `<rect width="${w}" height="${h}" fill="${paperOf(scene)}"/>${drawn}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${shapes.join('')}</svg>`;
}
