/**
 * Sweden as 21 pieces of paper, cut by hand for this site: a schematic map from general knowledge, not from anybody's
 * map data. Neighbours share their corners, so that the pieces fit. The south is drawn larger than it is, because its
 * small regions need room for a finger.
 */
import type { RegionId } from '../../shared/regions.ts';

type Point = readonly [longitude: number, latitude: number];

/** Corners, in degrees. */
// prettier-ignore
const corners = {
  // Along Norway, from the north.
  n1: [20.5, 69.05], n2: [19.9, 68.4], n3: [18.2, 68.5], n4: [16.7, 67.9], n5: [16.2, 67.3], n6: [15.4, 66.3],
  n7: [14.5, 65.5], n8: [14.2, 64.8], n9: [13.9, 64.1], n10: [12.6, 63.9], n11: [12.1, 63.2], n12: [12.2, 62.3],
  n13: [12.4, 61.7], n14: [12.8, 61.1], n15: [12.4, 60.4], n16: [11.9, 59.75], n17: [11.7, 59.2],
  // Along Finland and the coast, from the north to the south.
  e1: [22.4, 68.45], e2: [23.6, 67.4], e3: [23.8, 66.4], e4: [24.15, 65.8], e5: [22.3, 65.6], e6: [21.6, 65.0],
  e7: [21.2, 64.4], e8: [20.4, 63.7], e9: [19.3, 63.35], e10: [18.6, 62.9], e11: [17.6, 62.4], e12: [17.5, 62.05],
  e13: [17.2, 61.4], e14: [17.3, 60.65], e15: [18.3, 60.45], e16: [18.8, 60.1], e17: [19.3, 59.7], e18: [18.4, 58.9],
  e19: [17.6, 58.85], e20: [16.7, 58.6], e21: [16.9, 58.35], e22: [16.8, 58.0], e23: [16.6, 57.4], e24: [16.4, 56.7],
  e25: [16.15, 56.25], e26: [15.7, 56.05], e27: [14.6, 56.05], e28: [14.25, 55.85], e29: [14.3, 55.5], e30: [13.3, 55.3],
  // The west coast, from the south to the north.
  w1: [12.8, 55.45], w2: [12.75, 55.95], w3: [12.5, 56.3], w4: [12.85, 56.45], w5: [12.8, 56.75], w6: [12.15, 57.2],
  w7: [11.85, 57.5], w8: [11.4, 58.1], w9: [11.15, 58.85],
  // Where pieces meet inside the country.
  i1: [17.6, 65.85], i2: [19.4, 65.35], i3: [16.0, 64.5], i4: [17.0, 63.9], i5: [18.3, 63.75], i6: [15.9, 63.3],
  i7: [15.7, 62.3], i8: [14.8, 61.8], i9: [13.5, 61.95], i10: [15.6, 61.15], i11: [16.5, 60.3], i12: [16.85, 60.25],
  i13: [16.95, 59.6], i14: [17.35, 59.5], i15: [17.8, 59.85], i16: [17.2, 59.15], i17: [15.85, 59.4], i18: [15.7, 58.9],
  i19: [15.35, 60.0], i20: [14.35, 60.1], i21: [13.4, 60.75], i22: [14.25, 59.0], i23: [14.65, 58.75], i24: [13.3, 59.0],
  i25: [12.6, 59.05], i26: [14.4, 58.1], i27: [15.4, 57.75], i28: [16.1, 57.95], i29: [13.3, 57.25], i30: [12.5, 57.45],
  i31: [13.55, 56.95], i32: [13.4, 56.45], i33: [14.45, 56.35], i34: [15.45, 56.5], i35: [15.45, 57.1], i36: [14.5, 57.1],
  i37: [14.35, 58.4], i38: [16.0, 60.05],
  // Gotland and Öland.
  g1: [18.35, 57.05], g2: [18.9, 57.25], g3: [19.5, 57.95], g4: [18.9, 57.95], g5: [18.4, 57.6],
  // Lakes.
  v1: [12.55, 58.7], v2: [12.9, 59.1], v3: [13.5, 59.25], v4: [13.95, 58.95], v5: [13.75, 58.7], v6: [13.4, 58.65],
  v7: [13.0, 58.45], v8: [14.85, 58.65], v9: [14.6, 58.15], v10: [14.25, 57.9], v11: [14.35, 58.35],
  o1: [16.75, 56.25], o2: [17.0, 56.75], o3: [17.4, 57.35], o4: [17.15, 57.2], o5: [16.75, 56.7],
} as const satisfies Record<string, Point>;

type Corner = keyof typeof corners;

/** The pieces of each region, as lists of corners. */
const pieces: Record<RegionId, readonly string[]> = {
  norrbotten: ['n6 n5 n4 n3 n2 n1 e1 e2 e3 e4 e5 e6 i2 i1'],
  vasterbotten: ['n6 i1 i2 e6 e7 e8 e9 i5 i4 i3 n7'],
  jamtland: ['n7 i3 i4 i6 i7 i8 i9 n12 n11 n10 n9 n8'],
  vasternorrland: ['i4 i5 e9 e10 e11 e12 i7 i6'],
  gavleborg: ['i7 e12 e13 e14 i12 i11 i10 i8'],
  dalarna: ['n12 i9 i8 i10 i11 i38 i19 i20 i21 n14 n13'],
  varmland: ['n14 i21 i20 i22 i24 i25 n17 n16 n15'],
  orebro: ['i20 i19 i17 i18 i23 i22'],
  vastmanland: ['i19 i38 i11 i12 i13 i17'],
  uppsala: ['i12 e14 e15 e16 i15 i14 i13'],
  stockholm: ['i15 e16 e17 e18 e19 i16 i14'],
  sormland: ['i17 i13 i14 i16 e19 e20 i18'],
  ostergotland: ['i23 i18 e20 e21 e22 i28 i27 i26 i37'],
  vastragotaland: ['n17 i25 i24 i22 i23 i37 i26 i29 i30 w7 w8 w9'],
  jonkoping: ['i26 i27 i35 i36 i31 i29'],
  kalmar: ['i28 e22 e23 e24 e25 i34 i35 i27', 'o1 o2 o3 o4 o5'],
  gotland: ['g1 g2 g3 g4 g5'],
  halland: ['w7 i30 i29 i31 i32 w4 w5 w6'],
  kronoberg: ['i31 i36 i35 i34 i33 i32'],
  blekinge: ['i33 i34 e25 e26 e27'],
  skane: ['w4 i32 i33 e27 e28 e29 e30 w1 w2 w3'],
};

/** The two great lakes, which overlap the edges of the pieces. */
const lakes = {
  vanern: 'v1 v2 v3 v4 v5 v6 v7',
  vattern: 'v8 v9 v10 v11',
};

/** Latitude bands, from the south, with their vertical scales. */
const bands = [
  { from: 55.2, to: 60.6, scale: 1.55 },
  { from: 60.6, to: 63, scale: 0.9 },
  { from: 63, to: 69.2, scale: 0.62 },
] as const;
const unit = 52;
const middle = 16.6;

/** Returns the distance of a latitude from the southern edge, in map units. */
const height = (latitude: number): number =>
  bands.reduce((sum, { from, to, scale }) => sum + Math.max(0, Math.min(latitude, to) - from) * scale, 0) * unit;

/** Size of the map, in map units. */
const size = { width: 400, height: Math.ceil(height(69.2)) } as const;

/** Visible part of the drawing, as the viewBox of an SVG. It crops the sea on both sides. */
export const mapBox = `-20 0 398 ${size.height}`;

/** Projects a point. Degrees of longitude are shorter in the north, where the land is also drawn at a smaller scale. */
function place([longitude, latitude]: Point): readonly [number, number] {
  const widening = 1.5 - 0.06 * Math.max(0, latitude - 58.5);
  const x = size.width / 2 + (longitude - middle) * Math.cos((latitude * Math.PI) / 180) * unit * widening;
  return [x, size.height - height(latitude)];
}

const cornersOf = (row: string) => (row.split(' ') as Corner[]).map((name) => place(corners[name]));

const pathOf = (rows: readonly string[]): string =>
  rows
    .map(
      (row) =>
        `M${cornersOf(row)
          .map(([x, y]) => `${Math.round(x)},${Math.round(y)}`)
          .join('L')}Z`,
    )
    .join('');

/** Returns the outline of a region as an SVG path. */
export const regionOutline = (id: RegionId): string => pathOf(pieces[id]);

/** The lakes as one SVG path. */
export const lakesPath = pathOf(Object.values(lakes));

/** Returns the centre of a region: the centroid of its first and largest piece. */
export function regionCentre(id: RegionId): readonly [number, number] {
  const points = cornersOf(pieces[id][0] ?? '');
  let [area, x, y] = [0, 0, 0];
  points.forEach(([x1, y1], index) => {
    const [x2, y2] = points[(index + 1) % points.length] ?? [x1, y1];
    const cross = x1 * y2 - x2 * y1;
    area += cross;
    x += (x1 + x2) * cross;
    y += (y1 + y2) * cross;
  });
  return [Math.round(x / (3 * area)), Math.round(y / (3 * area))];
}
