/** The jointed figure: its parts, and conversion between its own units and those of the scene. */
import { C, flat, g, r1 } from '../paper.ts';
import { clamp, lerp, type Point } from '../values.ts';
import { arm, elbow, shoulder, type Grasp } from './arm.ts';
import { backHair, head } from './head.ts';
import { kneeDrop, legs } from './legs.ts';
import { measuresOf, paintsOf, type Person } from './person.ts';
import type { State } from './state.ts';
import { torso } from './torso.ts';

/** The parts of a figure. A storyboard may change their order. */
export type Part = 'legs' | 'backhair' | 'torso' | 'armL' | 'armR' | 'head';

const orders: Record<string, readonly Part[]> = {
  standing: ['legs', 'backhair', 'torso', 'armL', 'armR', 'head'],
  sitting: ['backhair', 'torso', 'armL', 'armR', 'head', 'legs'],
  toRight: ['armR', 'backhair', 'torso', 'legs', 'head', 'armL'],
  toLeft: ['armL', 'backhair', 'torso', 'legs', 'head', 'armR'],
};

/** Returns the parts from back to front, for this state. */
export function orderOf(state: State): readonly Part[] {
  const name = state.twist > 0.3 ? 'toRight' : state.twist < -0.3 ? 'toLeft' : state.sit > 0.5 ? 'sitting' : 'standing';
  return orders[name] ?? [];
}

/** Returns the height on the figure that is placed at `state.y`. */
function baseOf(person: Person, state: State): number {
  const p = measuresOf(person);
  if (state.legs === 'kneel') return p.hemY + kneeDrop(person);
  return state.legs === 'front' ? lerp(p.footY, p.hemY, clamp(state.sit)) : p.hemY;
}

/** Returns the height about which the upper body leans: the hips, or half a body above the bed when lying. */
function pivotOf(person: Person, state: State): number {
  const lies = state.legs === 'along' ? Math.abs(Math.sin((state.lean * Math.PI) / 180)) : 0;
  return measuresOf(person).hemY - 20 * lies;
}

/** Returns the transform of a figure, and functions that convert points of the upper body to and from the scene. */
export function frameOf(person: Person, state: State) {
  const pivot = pivotOf(person, state);
  const top = state.y - (baseOf(person, state) + state.bob) * state.s;
  const flip = state.flip < 0 ? -1 : 1;
  const angle = ((state.lean + state.roll) * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return {
    transform: `translate(${r1(state.x)} ${r1(top)}) scale(${(r1(state.s * 1000) / 1000) * flip} ${r1(state.s * 1000) / 1000})`,
    toWorld: ([x, y]: Point): Point => {
      const dy = y - pivot;
      return [state.x + (x * cos - dy * sin) * state.s * flip, top + (x * sin + dy * cos + pivot) * state.s];
    },
    toLocal: ([wx, wy]: Point): Point => {
      const [x, y] = [((wx - state.x) / state.s) * flip, (wy - top) / state.s - pivot];
      return [x * cos + y * sin, -x * sin + y * cos + pivot];
    },
  };
}

/** Returns the position of a hand in the figure's own units, for the viewer's right side. */
function graspOf(person: Person, state: State, side: 1 | -1): Grasp {
  const { at, mix, ...rest } = side < 0 ? state.L : state.R;
  const { arm: length } = measuresOf(person);
  const [sx, sy] = shoulder(person, { ...state, breath: 0 });
  const [x, y] = [sx + rest.x * length, sy + rest.y * length];
  if (!at || mix <= 0) return { ...rest, x, y };
  const [lx, ly] = frameOf(person, state).toLocal(at);
  return { ...rest, x: lerp(x, lx * side, mix), y: lerp(y, ly, mix) };
}

/** Returns the position of the inside of an elbow, in the figure's own units. */
export function elbowOf(person: Person, state: State, name: 'L' | 'R'): Point {
  const side = name === 'L' ? -1 : 1;
  const { x, y, e } = graspOf(person, state, side);
  const [sx, sy] = shoulder(person, { ...state, breath: 0 });
  const [kx, ky] = elbow([x - sx, y - sy], e, measuresOf(person).arm);
  return [side * (sx + kx * 0.5 + (x - sx) * 0.25), sy + ky * 0.5 + (y - sy) * 0.25];
}

/** Draws the given parts of a figure. */
export function figure(person: Person, state: State, parts: readonly Part[]): string {
  const p = measuresOf(person);
  const upper = `rotate(${r1(state.lean + state.roll)} 0 ${r1(pivotOf(person, state))})`;
  const isBald = person.hairType === 'none' && !person.hijab && !person.cap;
  const up = `translate(${r1(state.hx)} ${r1(state.hy - state.breath * 1.1)}) rotate(${r1(state.tilt)} 0 34) scale(${p.headScale} ${r1(p.headScale * (isBald ? 0.95 : 1) * 100) / 100})`;
  const low = r1(p.shoulderY + 2 - state.breath * 1.6);
  const { skin } = paintsOf(person);
  const neck = () =>
    flat(`M-9,28V${low}q9,7 18,0V28Z`, skin) + flat(`M-9,32Q0,${r1(low + 2)} 9,32v6q-9,9-18,0Z`, C.ink, 0.16);
  const draw: Record<Part, () => string> = {
    legs: () => (state.roll ? g(`rotate(${r1(state.roll)} 0 ${p.hemY})`, legs(person, state)) : legs(person, state)),
    backhair: () => g(upper, g(up, backHair(person, state))),
    torso: () => g(upper, torso(person, state)),
    armL: () => g(upper, arm(person, state, -1, graspOf(person, state, -1))),
    armR: () => g(upper, arm(person, state, 1, graspOf(person, state, 1))),
    head: () => g(upper, neck() + g(up, head(person, state))),
  };
  return g(frameOf(person, state).transform, parts.map((part) => draw[part]()).join(''));
}
