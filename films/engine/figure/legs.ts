import { C, flat, line, r1 } from '../paper.ts';
import { clamp, lerp } from '../values.ts';
import { measuresOf, type Person, paintsOf } from './person.ts';
import type { State } from './state.ts';

/** Draws a shoe. `side` is the direction of the toes; `turn` rotates it about the ankle, in degrees. */
function shoe(x: number, y: number, side: number, fill: string, turn = 0): string {
  const at = (dx: number, dy: number) => `${r1(side * dx)},${r1(dy)}`;
  const shape =
    flat(`M${at(-11, 0)}C${at(-12, -15)} ${at(9, -17)} ${at(15, -5)}Q${at(17, 0)} ${at(13, 0)}Z`, fill) +
    line(`M${at(-9, -2)}L${at(13, -2)}`, '#fff', 2.5, 0.75);
  return `<g transform="translate(${r1(x)} ${r1(y)})${turn ? ` rotate(${r1(turn)})` : ''}">${shape}</g>`;
}

function clothOf(person: Person) {
  const { clothes } = person;
  return {
    fill: clothes.bare ? paintsOf(person).skin : clothes.bottom,
    width: clothes.bare ? 15 : 20,
    shoes: clothes.shoes,
    bare: clothes.bare,
  };
}

const tube = (d: string, fill: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${fill}" stroke-width="${width}" stroke-linejoin="round"/>`;

/** Returns the position of a foot, and its height above the floor while it swings. */
function foot(person: Person, state: State, side: 1 | -1) {
  const p = measuresOf(person);
  const sit = clamp(state.sit);
  const isLeft = side < 0;
  const x = lerp(isLeft ? state.footL : state.footR, isLeft ? -17 : 19, sit);
  const y = lerp(p.footY, p.hemY + (p.footY - p.hemY) * 0.9, sit) - (isLeft ? state.liftL : state.liftR);
  if (state.walk <= 0.001) return { x, y };
  const phase = state.walkPhase + (isLeft ? 0 : 0.5);
  const u = ((phase % 1) + 1) % 1;
  const quarter = state.stride / 4;
  const swing = (u - 0.5) * 2;
  const way = u < 0.5 ? lerp(quarter, -quarter, u * 2) : lerp(-quarter, quarter, swing * swing * (3 - 2 * swing));
  const up = u < 0.5 ? 0 : Math.sin(swing * Math.PI) * 9;
  return { x: lerp(x, side * 6 + way * state.walkDirection, state.walk), y: y - up * state.walk };
}

function front(person: Person, state: State): string {
  const { hemY } = measuresOf(person);
  const { fill, width, shoes, bare } = clothOf(person);
  const sit = clamp(state.sit);
  const toes = state.walk > 0.02 ? state.walkDirection : 0;
  let shapes = '';
  for (const side of [-1, 1] as const) {
    const { x, y } = foot(person, state, side);
    const hipX = side * lerp(12, 16, sit) * lerp(1, 0.7, state.walk);
    const hipY = hemY - 10 + sit * 16;
    const knee = `${r1(lerp((hipX + x) / 2, hipX * 1.15, sit))},${r1(lerp((hipY + y) / 2, hipY + 6, sit))}`;
    shapes += tube(`M${r1(hipX)},${r1(hipY)}Q${knee} ${r1(x)},${r1(y - 8)}`, fill, width);
    if (bare) shapes += tube(`M${r1(x)},${r1(y - 20)}v12`, C.pink, width + 1);
    shapes += shoe(x, y, toes || side, shoes);
  }
  if (sit <= 0.3) return shapes;
  const thigh = (side: number) => `M${side * 15},${hemY - 6}L${r1(side * 17.5)},${r1(hemY - 6 + 15 * sit)}`;
  return shapes + line(thigh(-1) + thigh(1), fill, width + 5);
}

/** Draws a pair of legs seen from the side, the far one in shade. */
const pairOf = (draw: (shift: number) => string, shade: (shift: number) => string) => draw(-1) + shade(-1) + draw(0);

/** Draws legs that sit to the side: thighs along the seat, shins down. */
function side(person: Person, state: State): string {
  const { hemY, footY } = measuresOf(person);
  const { fill, width, shoes } = clothOf(person);
  const m = state.twist < 0 ? -1 : 1;
  const [thigh, shin] = [24 + (footY - hemY) * 0.42, (footY - hemY) * 0.86];
  const d = (shift: number) => {
    const [x, y] = [thigh - shift * 13, hemY - 6 + shift * 3];
    return `M${m * -4},${y}H${r1(m * (x - 10))}Q${r1(m * x)},${y} ${r1(m * x)},${y + 12}V${r1(hemY + shin + shift * 3 - 7)}`;
  };
  return pairOf(
    (shift) => shoe(m * (thigh - shift * 13), hemY + shin + shift * 3, m, shoes) + tube(d(shift), fill, width),
    (shift) => tube(d(shift), C.ink.concat('29'), width),
  );
}

/** Draws legs that lie along a bed. `state.knee` draws them up. */
function along(person: Person, state: State): string {
  const { hemY, footY } = measuresOf(person);
  const { fill, width, shoes } = clothOf(person);
  const m = state.twist < 0 ? -1 : 1;
  const up = clamp(state.knee);
  const reach = (footY - hemY + 24) * lerp(1, 0.72, up);
  const rise = (footY - hemY) * 0.95 * up;
  const d = (shift: number) =>
    `M${m * -6},${hemY - 10 + shift * 4}Q${r1(m * (reach * 0.5 - shift * 6))},${r1(hemY - 10 - rise * 1.5 + shift * 4)} ${r1(m * (reach - 8 - shift * 7))},${r1(hemY - 9 + shift * 4)}`;
  return pairOf(
    (shift) =>
      tube(d(shift), fill, width) +
      shoe(m * (reach - shift * 7), hemY - 8 + shift * 4, m, shoes, m * lerp(-76, -10, up)),
    (shift) => tube(d(shift), C.ink.concat('29'), width),
  );
}

/** Returns the distance from the hem down to the knee on the floor. */
export const kneeDrop = (person: Person) => (measuresOf(person).footY - measuresOf(person).hemY) * 0.6;

/** Draws one knee on the floor, with the other foot in front. */
function kneel(person: Person, state: State): string {
  const { hemY, footY } = measuresOf(person);
  const { fill, width, shoes } = clothOf(person);
  const m = state.twist < 0 ? -1 : 1;
  const drop = kneeDrop(person);
  const shin = (footY - hemY) * 0.62;
  const back = `M${m * -8},${hemY - 12}L${m * -6},${r1(hemY + drop - width / 2)}H${r1(m * (-6 - shin))}`;
  const front = `M${m * 8},${hemY - 8}L${r1(m * (8 + shin))},${hemY + 2}V${r1(hemY + drop - 7)}`;
  return (
    shoe(m * (-8 - shin), hemY + drop - 3, -m, shoes, m * -74) +
    tube(back, fill, width) +
    tube(back, C.ink.concat('1f'), width) +
    shoe(m * (8 + shin), hemY + drop, m, shoes) +
    tube(front, fill, width + 1)
  );
}

const kinds = { front, side, along, kneel };

export const legs = (person: Person, state: State) => kinds[state.legs](person, state);
