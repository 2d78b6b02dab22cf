/** Palette and paper shapes. Pure functions: numbers in, SVG out. */
import { c } from '../../src/ui/Drawing/palette.ts';
import { clamp, lerp, type Point } from './values.ts';

/** Returns a colour of the site's drawings without its custom property, because a film can't be recoloured. */
export const hex = (paint: string) => /#\w+/.exec(paint)?.[0] ?? '#000';

type Colour = keyof typeof c;

/** The colours of the site's drawings, and a few that only films use. */
export const C = {
  ...(Object.fromEntries(Object.entries(c).map(([name, paint]) => [name, hex(paint)])) as Record<Colour, string>),
  rosy: '#FDF0F2',
  butter: '#FFF0C2',
  moss: '#4F8A63',
  steel: '#8FA3A8',
  glove: '#A9C9E8',
  night: '#1B4F57',
  dusk: '#0f343a',
};

/** Rounds to a tenth; smaller differences are not visible. */
export const r1 = (n: number) => Math.round(n * 10) / 10;
const r3 = (n: number) => Math.round(n * 1000) / 1000;

/** Returns a pseudo-random number generator (0 up to 1), seeded by a word. */
export function seeded(word: string): () => number {
  let h = 2166136261;
  for (const sign of word) h = Math.imul(h ^ sign.charCodeAt(0), 16777619);
  return () => {
    h = (h + 0x6d2b79f5) | 0;
    let t = Math.imul(h ^ (h >>> 15), 1 | h);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Groups shapes under a transform. `more` holds further attributes. */
export const g = (transform: string, shapes: string, more = '') =>
  shapes && `<g transform="${transform}"${more}>${shapes}</g>`;

/** Scales, then rotates (degrees), then moves shapes. */
export const put = (x: number, y: number, shapes: string, { rotate = 0, scale = 1, fade = 1 } = {}) =>
  g(
    `translate(${r1(x)} ${r1(y)})${rotate ? ` rotate(${r1(rotate)})` : ''}${scale === 1 ? '' : ` scale(${r3(scale)})`}`,
    shapes,
    fade < 1 ? ` opacity="${r3(fade)}"` : '',
  );

/** Draws a piece of paper with a hard shadow straight below it. */
export const cut = (d: string, fill: string, drop = 3) =>
  `<path d="${d}" fill="${C.ink}" fill-opacity=".14" transform="translate(0 ${drop})"/><path d="${d}" fill="${fill}"/>`;

/** Draws a piece of paper without a shadow. */
export const flat = (d: string, fill: string, opacity = 1) =>
  `<path d="${d}" fill="${fill}"${opacity < 1 ? ` fill-opacity="${r3(opacity)}"` : ''}/>`;

/** Draws a line with round ends. `more` holds further attributes. */
export const line = (d: string, stroke: string, width: number, opacity = 1, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${r1(width)}"${opacity < 1 ? ` stroke-opacity="${r3(opacity)}"` : ''} stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

/** Draws a stitched line. */
export const seam = (d: string, stroke = '#fff', width = 2, opacity = 0.75) =>
  line(d, stroke, width, opacity, `stroke-dasharray="${width * 2.5} ${width * 2}"`);

/** Draws shapes clipped to an outline. `id` must be unique within the picture. */
export const inside = (id: string, outline: string, shapes: string) =>
  `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${shapes}</g>`;

let count = 0;
/** Returns an id that is unique within the picture. */
export const freshId = () => `c${count++}`;
/** Resets the ids. Call it before each picture, so that the same picture gives the same text. */
export const restartIds = () => void (count = 0);

/**
 * Returns the outline of a sheet cut by hand, with slightly uneven corners and edges. The same word gives the same
 * outline.
 */
export function sheet(x: number, y: number, w: number, h: number, radius = 14, word = `${x}${y}`): string {
  const next = seeded(word);
  const off = (k = 3) => (next() - 0.5) * 2 * k;
  const corner = () => radius * (0.75 + next() * 0.5);
  const [a, b, e, f] = [corner(), corner(), corner(), corner()];
  const at = (px: number, py: number) => `${r1(px)},${r1(py)}`;
  return [
    `M${at(x + a, y + off())}Q${at(x + w / 2, y + off(4))} ${at(x + w - b, y + off())}`,
    `Q${at(x + w, y)} ${at(x + w + off(), y + b)}Q${at(x + w + off(4), y + h / 2)} ${at(x + w + off(), y + h - e)}`,
    `Q${at(x + w, y + h)} ${at(x + w - e, y + h + off())}Q${at(x + w / 2, y + h + off(4))} ${at(x + f, y + h + off())}`,
    `Q${at(x, y + h)} ${at(x + off(), y + h - f)}Q${at(x + off(4), y + h / 2)} ${at(x + off(), y + a)}Q${at(x, y)} ${at(x + a, y)}Z`,
  ].join('');
}

/** Returns the outline of an area whose upper edge is a hand-cut wave. */
export function wave(x0: number, x1: number, y: number, bottom: number, amp = 12, word = 'w', n = 4): string {
  const next = seeded(word);
  const step = (x1 - x0) / n;
  let d = `M${x0},${bottom}V${r1(y + (next() - 0.5) * amp)}`;
  for (let i = 0; i < n; i++) {
    const up = i % 2 ? 1 : -1;
    const x = x0 + step * i;
    const [a, b] = [y + up * amp * (0.6 + next() * 0.6), y + up * amp * (0.6 + next() * 0.6)];
    d += `C${r1(x + step * 0.35)},${r1(a)} ${r1(x + step * 0.65)},${r1(b)} ${r1(x + step)},${r1(y + (next() - 0.5) * amp * 0.6)}`;
  }
  return `${d}V${bottom}Z`;
}

/** Returns a smooth curve through points, divided into pieces of about `step` units. */
export function through(points: readonly Point[], step = 5): Point[] {
  const out: Point[] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const near = [points[Math.max(0, i - 1)], points[i], points[i + 1], points[Math.min(points.length - 1, i + 2)]];
    const [p0, p1, p2, p3] = near as [Point, Point, Point, Point];
    const n = Math.max(2, Math.round(Math.hypot(p2[0] - p1[0], p2[1] - p1[1]) / step));
    const at = (k: 0 | 1, t: number) =>
      0.5 *
      (2 * p1[k] +
        (p2[k] - p0[k]) * t +
        (2 * p0[k] - 5 * p1[k] + 4 * p2[k] - p3[k]) * t * t +
        (3 * p1[k] - p0[k] - 3 * p2[k] + p3[k]) * t * t * t);
    for (let k = 0; k < n; k++) out.push([at(0, k / n), at(1, k / n)]);
  }
  const last = points.at(-1);
  if (last) out.push(last);
  return out;
}

/** Joins points with straight lines. */
export const polyline = (points: readonly Point[]) =>
  points.map(([x, y], i) => `${i ? 'L' : 'M'}${r1(x)},${r1(y)}`).join('');

/**
 * Options of a running stitch: lengths of stitch and gap, width, colour, and where along the line it begins (0 to 1).
 */
type Stitching = { on?: number; off?: number; w?: number; color?: string; from?: number };

/** Draws the coral thread: a running stitch along points, as far as `draw` (0 to 1). */
export function stitches(points: readonly Point[], draw = 1, how: Stitching = {}): string {
  const { on = 20, off = 11, w = 6, color = C.coral, from = 0 } = how;
  const lengths = [0];
  points.slice(1).forEach(([x, y], i) => {
    const [px, py] = points[i] ?? [x, y];
    lengths.push((lengths[i] ?? 0) + Math.hypot(x - px, y - py));
  });
  const total = lengths.at(-1) ?? 0;
  const at = (s: number) => {
    const found = lengths.findIndex((length, k) => k > 0 && length >= s);
    const i = found < 0 ? points.length - 1 : found;
    const [a, b] = [points[i - 1] ?? [0, 0], points[i] ?? [0, 0]] as const;
    const [l0, l1] = [lengths[i - 1] ?? 0, lengths[i] ?? 0];
    const t = clamp((s - l0) / (l1 - l0 || 1));
    return `${r1(lerp(a[0], b[0], t))},${r1(lerp(a[1], b[1], t))}`;
  };
  let d = '';
  for (let s = 0; s < draw * total; s += on + off) {
    const end = Math.min(s + on, draw * total);
    if (end < from * total || end - s < 1) continue;
    const begin = Math.max(s, from * total);
    d += `M${at(begin)}L${at((begin + end) / 2)} ${at(end)}`;
  }
  return d && line(d, C.ink, w, 0.16, `transform="translate(0 ${r1(w * 0.5)})"`) + line(d, color, w);
}
