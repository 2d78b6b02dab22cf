import { C, g, line, put, r1 } from '../paper.ts';
import type { Point } from '../values.ts';
import { measuresOf, paintsOf, type Person } from './person.ts';
import type { Fingers, Reach, State } from './state.ts';

/** The position of a hand in the figure's own units, for the viewer's right side. The left side is mirrored. */
export type Grasp = Omit<Reach, 'at' | 'mix'>;

/** Returns the shoulder on the viewer's right. It moves towards the middle as the body turns. */
export function shoulder(person: Person, state: State): Point {
  const p = measuresOf(person);
  return [(p.halfWidth - 5 + state.breath) * (1 - 0.42 * Math.abs(state.twist)), p.shoulderY + 15 - state.breath * 1.6];
}

/** Returns the elbow relative to the shoulder. An arm that reaches too far stretches, as paper can. */
export function elbow([dx, dy]: Point, side: number, length: number): Point {
  const reach = Math.hypot(dx, dy) / length;
  const span = Math.min(reach, 0.999);
  const real = length * Math.max(1, reach / 0.999);
  const [ux, uy] = [dx / real, dy / real];
  const lift = (side * Math.sqrt(Math.max(0, 0.25 - (span * span) / 4))) / (Math.hypot(ux, uy) || 1);
  return [(ux / 2 + 2 * lift * uy) * real, (uy / 2 - 2 * lift * ux) * real];
}

const thumb = (grip: number) => `M0,-4Q4,-10 ${r1(8 - grip)},${r1(-12 + grip * 3)}`;

function mitten(skin: string, grip: number): string {
  const [a, b] = [r1(13 - grip * 3), r1(17 - grip * 4)];
  const palm = `M-6,-6.5C-2,-9.5 8,-9.5 ${a},-6.5C${b},-4 ${b},5 ${a},7C7,9.5-2,9-6,6.5Z`;
  return (
    `<path d="${palm}" fill="${skin}"/>` +
    line(thumb(grip), skin, 6.5) +
    line(`M${r1(9 - grip * 2)},-2.8h5M${r1(9 - grip * 2)},2h5.2`, C.ink, 1.5, 0.2)
  );
}

const fingerShapes: Record<Exclude<Fingers, 'mitten'>, string> = {
  spread: 'M4,-5L17,-11M6,-2L20,-4M6,2L20,4M4,5L16,11',
  point: 'M4,-3L21,-4',
};

/** Draws a hand. `angle` is the direction of the fingers, in degrees. */
function hand([x, y]: Point, angle: number, size: number, skin: string, grasp: Partial<Grasp> = {}): string {
  const { thumb: side = 1, grip = 0, fingers = 'mitten', on = '' } = grasp;
  const shape =
    fingers === 'mitten'
      ? mitten(skin, grip)
      : `<circle cx="3" cy="0" r="9" fill="${skin}"/>` +
        line(thumb(0), skin, 6.5) +
        line(fingerShapes[fingers], skin, 6);
  return (
    g(
      `translate(${r1(x)} ${r1(y)}) rotate(${r1(angle)}) scale(${r1(size * 100) / 100} ${r1(size * side * 100) / 100})`,
      shape,
    ) + put(x, y, on, { rotate: angle })
  );
}

/** Draws an arm as a bent line. The sleeve is the same line, wider and shorter. */
export function arm(person: Person, state: State, side: 1 | -1, grasp: Grasp): string {
  const p = measuresOf(person);
  const { clothes } = person;
  const { skin } = paintsOf(person);
  const [sx, sy] = shoulder(person, state);
  const [kx, ky] = elbow([grasp.x - sx, grasp.y - sy], grasp.e, p.arm);
  const d = `M${r1(sx)},${r1(sy)}Q${r1(sx + kx)},${r1(sy + ky)} ${r1(grasp.x)},${r1(grasp.y)}`;
  const angle = (Math.atan2(grasp.y - sy - ky, grasp.x - sx - kx) * 180) / Math.PI + grasp.rot;
  const cloth = clothes.sleeves ?? clothes.top;
  const width = p.limb + 5;
  const sleeve = `<circle cx="${r1(sx)}" cy="${r1(sy)}" r="${width / 2}" fill="${cloth}"/><path d="${d}" fill="none" stroke="${cloth}" stroke-width="${width}" pathLength="100" stroke-dasharray="${clothes.sleeve === 'long' ? 93 : 46} 200"/>`;
  const { on, ...bare } = grasp;
  return g(
    side < 0 ? 'scale(-1 1)' : '',
    line(d, C.ink, width, 0.15, `transform="translate(${-side} 2.5)"`) +
      line(d, skin, p.limb - 1) +
      hand([grasp.x, grasp.y], angle, p.limb / 15, skin, bare) +
      sleeve +
      put(grasp.x, grasp.y, on, { rotate: angle }),
  );
}
