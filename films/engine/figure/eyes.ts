/** Eyes and brows on a head that turns. */
import { C, freshId, inside, line, r1 } from '../paper.ts';
import { clamp, lerp } from '../values.ts';
import { measuresOf, paintsOf, type Person } from './person.ts';
import type { State } from './state.ts';

/** The visible position of an eye on the face. `narrow` is its apparent width; 1 is from the front. */
export type Spot = { side: -1 | 1; x: number; narrow: number };

const dark = '#2A1E22';

function iris(person: Person, state: State, { x, narrow }: Spot, y: number, k: number): string {
  const wide = Math.max(0.5, narrow);
  const { gx, gy } = state;
  const dot = (dx: number, dy: number, rx: number, ry: number, fill: string) =>
    `<ellipse cx="${r1(x + dx)}" cy="${r1(y + dy)}" rx="${r1(rx * wide)}" ry="${r1(ry)}" fill="${fill}"/>`;
  return (
    dot(gx * 1.7, gy * 1.6, 5.3 * k, 6.3 * k, paintsOf(person).eyes) +
    dot(gx * 2.5, 0.6 + gy * 2.2, 3.4 * k, 4.3 * k, '#1B1518') +
    `<circle cx="${r1(x + 1.9 * k * wide + gx * 1.9)}" cy="${r1(y - 2.2 * k + gy * 1.4)}" r="${r1(1.75 * k)}" fill="#fff"/>`
  );
}

/** Draws both eyes. `state.lids` closes the eyelids. */
export function eyes(person: Person, state: State, spots: readonly Spot[], y: number): string {
  const { eyeScale: k } = measuresOf(person);
  const shut = clamp(state.lids);
  const hasLash = person.lash ?? (person.sex === 'girl' && person.age !== 'adult');
  let shapes = '';
  let lids = '';
  for (const spot of spots) {
    const at = (ox: number, oy: number, sx: number, sy: number) =>
      [spot.x + spot.side * lerp(ox, sx, shut) * k * spot.narrow, y + lerp(oy, sy, shut) * k] as const;
    const [a, b, e] = [at(-6.4, -2.5, -6.4, 0.6), at(0.5, -9.2, 0, 6), at(6.6, -2.2, 6.4, 0.6)];
    const lid = `M${r1(a[0])},${r1(a[1])}Q${r1(b[0])},${r1(b[1])} ${r1(e[0])},${r1(e[1])}`;
    if (shut < 0.93) {
      const low = r1(lerp(22, 7, shut * shut) * k + y);
      shapes += inside(
        freshId(),
        `${lid}Q${r1(spot.x)},${low} ${r1(a[0])},${r1(a[1])}Z`,
        iris(person, state, spot, y, k),
      );
    }
    lids += lid + (hasLash ? `l${r1(spot.side * 2.6 * spot.narrow)},${r1(lerp(-2.2, 2, shut))}` : '');
  }
  return shapes + line(lids, dark, lerp(2.2, 2.5, shut));
}

export function brows(person: Person, state: State, spots: readonly Spot[], y: number): string {
  const rise = r1(y - 13 + state.worry * 1.5 - state.brow * 4);
  const end = r1(-2 - state.worry * 4.5);
  const d = spots.map(({ side, x, narrow }) => {
    const w = -side * narrow;
    return `M${r1(x - 6.5 * w)},${rise}q${r1(6.5 * w)},-5 ${r1(12.5 * w)},${end}`;
  });
  const isBald = person.hairType === 'none';
  const width = person.age === 'adult' ? 3.2 : 2.8;
  return line(d.join(''), isBald ? C.ink : paintsOf(person).hair, width, isBald ? 0.35 : 1);
}
