/** Where the names of parts stand beside the body: near their part, none on another, no line over another. */
import type { LayerId } from './layers.ts';
import { type Pin, canvas, step } from './labels.ts';
import { placesIn } from './places.ts';

/** On a phone of 390 px a unit is 0.8 px: names are 44 px high at least, a line of text 18, a column holds 8 letters. */
const minGap = 55;
const lineHeight = 22.5;
const letters = 8;
/** How high and how low a name may stand. */
const [top, bottom] = [34, 806];

/** Returns how many lines a name fills in its narrow column; soft hyphens show where it may break. */
function linesOf(name: string): number {
  const pieces = name.split(' ').flatMap((word) => {
    const rows = [''];
    word.split('\u00ad').forEach((bit, index, bits) => {
      const row = rows.at(-1) ?? '';
      const room = letters - (index < bits.length - 1 ? 2 : 1);
      if (row !== '' && (row + bit).length > room) rows.push(bit);
      else rows[rows.length - 1] = row + bit;
    });
    return rows;
  });
  return pieces.reduce<string[]>((rows, piece) => {
    const row = rows.at(-1);
    if (row !== undefined && (row + piece).length < letters - 1) rows[rows.length - 1] = `${row} ${piece}`;
    else rows.push(piece);
    return rows;
  }, []).length;
}

/** Returns the room that a name takes in its column. */
export const heightOf = ({ name }: Pick<Pin, 'name'>): number => Math.max(minGap, linesOf(name) * lineHeight + 8);

/** How low a name may stand: all its lines are on the stage. */
const lowest = (pin: Pin): number => Math.min(bottom, canvas.height - heightOf(pin) / 2);

type Point = readonly [x: number, y: number];
const turn = (a: Point, b: Point, c: Point) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** Tells whether the lines of two names cross. */
export function crosses(one: Pin, other: Pin): boolean {
  const ends = (pin: Pin): [Point, Point] => [
    [pin.labelX + step(pin), pin.labelY],
    [pin.x, pin.y],
  ];
  const [[a, b], [c, d]] = [ends(one), ends(other)];
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}

/** Moves the names of a column apart, and into the stage. */
function settle(column: Pin[]): void {
  for (let round = 0; round < 300; round++) {
    column.forEach((pin, index) => {
      const above = column[index - 1];
      if (!above) return;
      const missing = (heightOf(pin) + heightOf(above)) / 2 - (pin.labelY - above.labelY);
      if (missing <= 0) return;
      above.labelY -= missing * 0.36;
      pin.labelY += missing * 0.64;
    });
    const [first, last] = [column[0], column.at(-1)];
    if (first && first.labelY < top) first.labelY = top;
    if (last) last.labelY = Math.min(last.labelY, lowest(last));
  }
  // What is still too near comes from the foot, where the stage ends: it is pushed up, whole units apart.
  for (let index = column.length - 2; index >= 0; index--) {
    const [pin, below] = [column[index], column[index + 1]];
    if (!pin || !below) continue;
    pin.labelY = Math.min(pin.labelY, below.labelY - (heightOf(pin) + heightOf(below)) / 2);
  }
}

/** Lets two names whose lines cross change places, until none does. */
function uncross(column: Pin[]): void {
  for (let tries = 0; tries < 40; tries++) {
    const pairs = column.flatMap((pin, at) => column.slice(0, at).map((above) => [above, pin] as const));
    const crossing = pairs.find(([above, pin]) => crosses(above, pin));
    if (!crossing) return;
    const [above, pin] = crossing;
    [above.labelY, pin.labelY] = [pin.labelY, above.labelY];
    column.sort((a, b) => a.labelY - b.labelY);
    settle(column);
  }
}

/**
 * Returns a column with its names in place.
 * @param parts from the top down
 */
export function columnOf(side: Pin['side'], parts: readonly Omit<Pin, 'labelX' | 'labelY'>[]): Pin[] {
  const column = parts.map((part) => ({
    ...part,
    side,
    labelX: canvas.columns[side],
    labelY: Math.min(bottom, Math.max(top, part.y)),
  }));
  settle(column);
  uncross(column);
  return column.map((pin) => ({ ...pin, labelY: Math.round(pin.labelY) }));
}

/**
 * Returns the pins of a layer with their names in place.
 * @param nameOf says the name of a part, with soft hyphens
 */
export function pinsOf(layer: LayerId, nameOf: (part: string) => string): Pin[] {
  return (['l', 'r'] as const).flatMap((side) => {
    const places = placesIn(layer).filter((place) => place.side === side);
    return columnOf(
      side,
      places.map((place) => ({ ...place, name: nameOf(place.part) })),
    );
  });
}
