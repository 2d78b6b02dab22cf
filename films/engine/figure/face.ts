/** The face, projected on a ball so that it can turn from the front almost to a profile. */
import { C, flat, line, r1 } from '../paper.ts';
import { clamp, lerp } from '../values.ts';
import { brows, eyes, type Spot } from './eyes.ts';
import { measuresOf, paintsOf, type Person } from './person.ts';
import type { State } from './state.ts';

/** Degrees that the head turns for each unit of `turn`. */
const degrees = 1.75;
const radians = (angle: number) => (angle * Math.PI) / 180;

/**
 * Projects a feature of the face.
 * @param turn of the head, in units
 * @param angle of the feature, in degrees from the middle of the face
 * @param radius distance from the middle of the head, in units
 */
export function onBall(turn: number, angle: number, radius: number) {
  const at = radians(turn * degrees + angle);
  const front = Math.cos(at);
  return { x: radius * Math.sin(at), narrow: clamp(front / Math.cos(radians(angle)), 0, 1.05), isSeen: front > 0.16 };
}

const pair = (turn: number, angle: number): Spot[] =>
  ([-1, 1] as const).map((side) => ({ side, ...onBall(turn, side * angle, 34) })).filter(({ isSeen }) => isSeen);

function cheeks(person: Person, state: State, y: number): string {
  const { isDeep } = paintsOf(person);
  const young = person.age === 'child' || person.age === 'school';
  const paint = isDeep ? 'fill="#C4435A" fill-opacity=".3"' : `fill="#F08A93" fill-opacity="${young ? 0.42 : 0.26}"`;
  return pair(state.turn, 43)
    .map(({ x, narrow }) => {
      const [rx, ry] = [(7 + state.puff * 1.6) * narrow, 4.8 + state.puff * 1.4];
      return `<ellipse cx="${r1(x)}" cy="${r1(y + 13)}" rx="${r1(rx)}" ry="${r1(ry)}" ${paint}/>`;
    })
    .join('');
}

function mouth(person: Person, state: State, x: number, y: number, narrow: number): string {
  const { lips } = paintsOf(person);
  const { smile: s, wobble, pucker } = state;
  const w = lerp(8.5, 4.6, pucker) * narrow;
  const at = (dx: number, dy: number) => `${r1(x + dx * w)},${r1(dy)}`;
  if (state.open > 0.06) {
    const h = state.open * lerp(10, 9, pucker);
    const top = y + lerp(-1, -h * 0.25, pucker);
    const lip = top + lerp(s * 2.4, -h * 0.42, pucker);
    const d = `M${at(-1, top)}C${at(-0.5, lip)} ${at(0.5, lip)} ${at(1, top)}C${at(1, top + h * 0.9)} ${at(0.55, top + h * 1.15)} ${at(0, top + h * 1.15)}S${at(-1, top + h * 0.9)} ${at(-1, top)}Z`;
    return `<path d="${d}" fill="#6B2230" stroke="${lips}" stroke-width="2.6" stroke-linejoin="round"/>`;
  }
  const e = y - s * 1.2 + wobble * 2;
  return line(
    `M${at(-1, e)}C${at(-0.4, e + s * 8 - wobble * 5)} ${at(0.4, e + s * 8 + wobble * 3)} ${at(1, e)}`,
    lips,
    3.5,
  );
}

function nose(person: Person, state: State, y: number): string {
  const { isDeep, skin } = paintsOf(person);
  const x = onBall(state.turn, 0, 45).x;
  if (person.clownNose)
    return (
      `<circle cx="${r1(x)}" cy="${r1(y)}" r="8.5" fill="${C.berry}"/>` +
      line(`M${r1(x - 3)},${r1(y - 3)}h.1`, '#fff', 4.5, 0.7)
    );
  const opacity = isDeep ? 0.6 : 0.38;
  const side = Math.sign(state.turn);
  const aside = clamp((Math.abs(state.turn) - 9) / 12);
  const wrinkle = state.wrinkle * (isDeep ? 0.55 : 0.4);
  const folds =
    state.wrinkle > 0.05
      ? line(`M${r1(x - 5)},${r1(y - 5)}q2,1.6 3.6,.4M${r1(x + 5)},${r1(y - 5)}q-2,1.6-3.6,.4`, C.ink, 1.7, wrinkle)
      : '';
  if (aside > 0) {
    // From the side, the nose is a small bump with its own outline.
    const at = (dx: number, dy: number) => `${r1(x + side * dx * aside)},${r1(y + dy)}`;
    const bump = `M${at(-7, -9)}Q${at(1, -5)} ${at(4.5, 0)}Q${at(5, 4)} ${at(0, 4.4)}`;
    return (
      folds +
      flat(`${bump}Q${at(-5, 5)} ${at(-9, 3)}Z`, skin) +
      line(`M${at(2.5, -3)}Q${at(7, 3)} ${at(0, 4.4)}Q${at(-3, 4.6)} ${at(-4, 2.6)}`, C.ink, 2.2, opacity)
    );
  }
  if (person.age === 'adult')
    return folds + line(`M${r1(x + 2)},${r1(y - 5)}q3,6 .6,7.4q-3,1.6-5.8,0`, C.ink, 2.1, opacity);
  return folds + line(`M${r1(x - 2.5)},${r1(y + 0.5)}q3,3 5.5,0`, C.ink, 2.2, opacity);
}

/** Draws a beard that follows the mouth. */
function beard(person: Person, x: number, narrow: number): string {
  const at = (side: number, dx: number) => r1(clamp(x + side * dx * narrow, -35, 35));
  const inner = `C34,18 ${at(1, 26)},22 ${at(1, 14)},15Q${r1(x)},11 ${at(-1, 14)},15C${at(-1, 26)},22-34,18-37,4Z`;
  return flat(`M-37,4C-38,30-20,45 0,45C20,45 38,30 37,4${inner}`, paintsOf(person).hair);
}

function glasses(spots: readonly Spot[], y: number): string {
  const rims = spots.map(
    ({ x, narrow }) => `<ellipse cx="${r1(x)}" cy="${r1(y)}" rx="${r1(10.5 * narrow)}" ry="10.5"/>`,
  );
  const [l, r] = spots;
  const bridge =
    l && r
      ? `<path d="M${r1(l.x + 10.5 * l.narrow)},${r1(y)}Q${r1((l.x + r.x) / 2)},${r1(y - 3)} ${r1(r.x - 10.5 * r.narrow)},${r1(y)}"/>`
      : '';
  return `<g fill="none" stroke="${C.ink}" stroke-width="2.4">${rims.join('')}${bridge}</g>`;
}

function faceMask(fill: string, x: number): string {
  const d = `M-36,9Q${r1(x)},5 36,9C37,22 24,42 ${r1(x * 0.4)},43C-24,42-37,22-36,6Z`;
  return (
    flat(d, fill) +
    line(`M${r1(x - 14)},16q14,4 28,0M${r1(x - 13)},25q13,4 26,0`, C.ink, 2, 0.16) +
    line('M-36,10L-39,4M36,10L39,4', '#fff', 2.4, 0.8)
  );
}

const freckles = [
  [-47, 9],
  [-38, 11],
  [-42, 15],
  [47, 9],
  [38, 11],
  [42, 15],
] as const;

/** Draws the face without the head; the origin is the middle of the face. */
export function face(person: Person, state: State): string {
  const { eyeY } = measuresOf(person);
  const y = eyeY + state.nod;
  const spots = pair(state.turn, 26.2);
  const lip = onBall(state.turn, 0, 37);
  const narrow = Math.max(0.62, lip.narrow);
  const sprinkled = freckles
    .map(([angle, dy]) => ({ ...onBall(state.turn, angle, 34), dy }))
    .filter(({ isSeen }) => isSeen)
    .map(({ x, dy }) => `M${r1(x)},${r1(y + dy)}h.1`);
  return (
    cheeks(person, state, y) +
    eyes(person, state, spots, y) +
    brows(person, state, spots, y) +
    (person.beard ? beard(person, lip.x, narrow) : '') +
    (person.faceMask ? '' : mouth(person, state, lip.x, y + 17 - state.wrinkle * 0.8, narrow)) +
    (person.faceMask
      ? faceMask(person.faceMask, onBall(state.turn, 0, 30).x)
      : nose(person, state, y + 8 - state.wrinkle * 1.5)) +
    (person.freckles ? line(sprinkled.join(''), '#B9673F', 2) : '') +
    (person.glasses ? glasses(spots, y) : '')
  );
}
