/** Cuts closed shapes along points, as paths of SVG: what the patterns of the atlas are made with. */

/** x, y, and for some cuts a third number: the width of a ribbon there, or 1 for a corner. */
type Point = readonly number[];

/** One decimal, without what SVG can do without. */
const short = (value: number): string => `${Math.round(value * 10) / 10}`.replace(/^(-?)0\./, '$1.');
const rounded = (value: number): number => Math.round(value * 10) / 10;
const joined = (...values: number[]): string =>
  values.map(short).reduce((text, value) => text + (text && !value.startsWith('-') ? ' ' : '') + value, '');

const x = (point: Point | undefined): number => point?.[0] ?? 0;
const y = (point: Point | undefined): number => point?.[1] ?? 0;
const third = (point: Point | undefined): number => point?.[2] ?? 0;
const start = (point: Point | undefined): string => `M${joined(rounded(x(point)), rounded(y(point)))}`;

/** A smooth curve through points; at a corner it stops and starts anew. */
function curve(points: readonly Point[], isClosed: boolean, roundness = 1 / 6): string {
  const count = points.length;
  const at = (index: number) =>
    isClosed ? points[(index + count) % count] : points[Math.max(0, Math.min(count - 1, index))];
  const pull = (index: number): [number, number] =>
    third(at(index)) === 1
      ? [0, 0]
      : [(x(at(index + 1)) - x(at(index - 1))) * roundness, (y(at(index + 1)) - y(at(index - 1))) * roundness];
  let path = '';
  let [px, py] = [rounded(x(points[0])), rounded(y(points[0]))];
  for (let index = 0; index < (isClosed ? count : count - 1); index++) {
    const [from, to] = [at(index), at(index + 1)];
    const [ax, ay] = pull(index);
    const [bx, by] = pull(index + 1);
    const [qx, qy] = [rounded(x(to)), rounded(y(to))];
    const first = joined(x(from) + ax - px, y(from) + ay - py);
    path += `c${first} ${joined(x(to) - bx - px, y(to) - by - py, qx - px, qy - py)}`;
    [px, py] = [qx, qy];
  }
  return path;
}

/** A closed shape through points. */
const blob = (points: readonly Point[], roundness?: number) => `${start(points[0])}${curve(points, true, roundness)}z`;

/** An open line through points. */
const line = (points: readonly Point[]) => start(points[0]) + curve(points, false);

/** A ribbon of felt along points with widths, its ends round or, where it is thin, cut off. */
function ribbon(points: readonly Point[]): string {
  const last = points.length - 1;
  const sides = points.map((point, index) => {
    const [a, b] = [points[Math.max(0, index - 1)], points[Math.min(last, index + 1)]];
    const length = Math.hypot(x(b) - x(a), y(b) - y(a)) || 1;
    const across = [((y(a) - y(b)) / length) * (third(point) / 2), ((x(b) - x(a)) / length) * (third(point) / 2)];
    return {
      left: [x(point) + x(across), y(point) + y(across)],
      right: [x(point) - x(across), y(point) - y(across)],
    };
  });
  const left = sides.map((side) => side.left);
  const right = sides.map((side) => side.right).reverse();
  const cap = (width: number, from: Point | undefined, to: Point | undefined) => {
    const way = joined(rounded(x(to)) - rounded(x(from)), rounded(y(to)) - rounded(y(from)));
    return width > 1.4 ? `a${short(width / 2)} ${short(width / 2)} 0 0 0 ${way}` : `l${way}`;
  };
  const far = cap(third(points[last]), left[last], right[0]);
  const near = cap(third(points[0]), right[last], left[0]);
  return `${start(left[0])}${curve(left, false)}${far}${curve(right, false)}${near}z`;
}

/** An ellipse: x, y and its two radii. */
function oval([cx = 0, cy = 0, rx = 0, ry = rx]: Point): string {
  const half = (way: number) => `a${short(rx)} ${short(ry)} 0 1 0 ${short(way)} 0`;
  return `${start([cx - rx, cy])}${half(2 * rx)}${half(-2 * rx)}z`;
}

const pointsOf = (text: string): Point[] => text.split(' ').map((point) => point.split(',').map(Number));

/**
 * Returns the path of a cut in words: `blob`, `line`, `ribbon` or `oval` and its points, each `x,y` or `x,y,third`,
 * before the points of a blob how round it is; or a path of SVG. Several stand after each other, with `;` between.
 * @throws Error where the cut is not known
 */
export const cutPath = (words: string): string =>
  words
    .split('; ')
    .map((one) => {
      if (one.startsWith('M')) return one;
      const [, kind, roundness, points = ''] = /^(\w+) (?:(\.?\d*\.?\d+) )?(.+)$/.exec(one) ?? [];
      switch (kind) {
        case 'blob':
          return blob(pointsOf(points), roundness === undefined ? undefined : Number(roundness));
        case 'line':
          return line(pointsOf(points));
        case 'ribbon':
          return ribbon(pointsOf(points));
        case 'oval':
          return oval(pointsOf(points)[0] ?? []);
        default:
          throw new Error(`There is no cut "${one.slice(0, 40)}"`);
      }
    })
    .join('');
