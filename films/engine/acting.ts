/** Computes figures and points of a scene at a given time, from the storyboard and from automatic movement. */
import type { ArmSpec, Board, FigureLayer, Layer, MoreLayer, Ref, Scene, Spot } from './board.ts';
import { elbowOf, frameOf } from './figure/figure.ts';
import type { Person } from './figure/person.ts';
import { neutral, postures, type Reach, type State } from './figure/state.ts';
import { seeded } from './paper.ts';
import { clamp, isTrack, lerp, type Point, readTrack, type Value, valueAt } from './values.ts';

/** A scene within its film; `start` is when it begins, in seconds of the film. */
export type Stage = { board: Board; scene: Scene; start: number };

/** Evaluates a value of the scene at a time. */
export const valueOn = (stage: Stage, value: Value, t: number) => valueAt(value, t, stage.scene.signals ?? {});

/**
 * Returns the cast member with a name.
 * @throws Error if the cast has no such name
 */
export function personOf({ board }: Stage, name: string): Person {
  const person = board.cast[name];
  if (!person) throw new Error(`Nobody in the cast is called ${name}`);
  return person;
}

const isFigure = (layer: Layer): layer is FigureLayer | MoreLayer => 'figure' in layer || 'more' in layer;
const nameOf = (layer: FigureLayer | MoreLayer) => ('figure' in layer ? layer.figure : layer.more);

/** Resolves a layer: a `more` layer takes what it does not set from the first layer of the same figure. */
export function wholeLayer(stage: Stage, layer: FigureLayer | MoreLayer): FigureLayer {
  if ('figure' in layer) return layer;
  const first = findFigure(stage, layer.more);
  const { hide: _hide, only: _only, order: _order, from: _from, to: _to, ...acting } = first;
  return { ...acting, ...layer, figure: first.figure };
}

/** Finds the first layer of a figure; with `side`, the last layer that sets that arm. */
export function findFigure(stage: Stage, name: string, side?: 'L' | 'R'): FigureLayer {
  const own = stage.scene.layers.filter(isFigure).filter((layer) => nameOf(layer) === name);
  const found = side ? own.findLast((layer) => layer[side]) : own.find((layer) => 'figure' in layer);
  if (!found) throw new Error(`${name} is not in the scene ${stage.scene.id}`);
  return wholeLayer(stage, found);
}

/**
 * Returns the position of a point in the scene.
 * @throws Error if the scene has no such point
 */
export function pointAt(stage: Stage, ref: Ref | Spot, t: number): Point {
  const spot = typeof ref === 'string' ? stage.scene.points?.[ref.slice(1)] : ref;
  if (!spot) throw new Error(`The scene ${stage.scene.id} has no point ${JSON.stringify(ref)}`);
  const [x, y] = [valueOn(stage, spot.x ?? 0, t), valueOn(stage, spot.y ?? 0, t)];
  if ('elbow' in spot) {
    const person = personOf(stage, spot.elbow);
    const state = stateAt(stage, findFigure(stage, spot.elbow, spot.side), t);
    const [ex, ey] = elbowOf(person, state, spot.side);
    return frameOf(person, state).toWorld([ex + x, ey + y]);
  }
  if ('follow' in spot) {
    const state = bodyAt(stage, findFigure(stage, spot.follow), t);
    return frameOf(personOf(stage, spot.follow), state).toWorld([x, y]);
  }
  if (!spot.on) return [x, y];
  const [ox, oy] = pointAt(stage, spot.on, t);
  return [ox + x, oy + y];
}

const blinkTimes = new Map<string, number[]>();

/** Returns how far a blink closes the eyelids (0 to 1), at a second of the film. */
function blink(who: string, t: number): number {
  let times = blinkTimes.get(who);
  if (!times) {
    times = [];
    const next = seeded(`blink-${who}`);
    for (let s = 0.9 + next() * 1.6; s < 120; s += 2.6 + next() * 2.8) times.push(s);
    blinkTimes.set(who, times);
  }
  const since = t - (times.findLast((s) => s <= t) ?? -1);
  return since < 0.1 ? since / 0.1 : since < 0.3 ? 1 - (since - 0.1) / 0.2 : 0;
}

/** Derives the phase of the walk from the distance covered, so that feet on the floor don't slide. */
function walk(layer: FigureLayer, state: State) {
  if (!isTrack(layer.x)) return;
  const keys = readTrack(layer.x);
  const [first, last] = [keys[0]?.value ?? 0, keys.at(-1)?.value ?? 0];
  state.walkDirection = last >= first ? 1 : -1;
  state.walkPhase = ((state.x - last) / (state.stride * state.s) + 0.25) * state.walkDirection;
}

const still: Reach = { x: 0, y: 0, e: 1, mix: 0, at: undefined, thumb: 1, grip: 0, rot: 0, fingers: 'mitten', on: '' };

/** Computes the state of a figure, without its arms. */
export function bodyAt(stage: Stage, layer: FigureLayer, t: number): State {
  const phase = seeded(`idle-${layer.figure}`)() * 6;
  const swing = (every: number) => Math.sin((2 * Math.PI * (t + phase)) / every);
  const state: State = {
    ...neutral,
    legs: layer.legs ?? 'front',
    walkPhase: 0,
    walkDirection: 1,
    breath: 0,
    L: still,
    R: still,
  };
  for (const name of Object.keys(neutral) as (keyof typeof neutral)[]) {
    const value = layer[name];
    if (value !== undefined) state[name] = valueOn(stage, value, t);
  }
  const idle = layer.idle ?? 1;
  state.breath = layer.breath === undefined ? 0.5 + 0.5 * swing(3.7) : valueOn(stage, layer.breath, t);
  state.tilt += idle * 0.8 * swing(5.3);
  state.lean += idle * 0.35 * swing(6.1);
  if (layer.blink !== false) state.lids = Math.max(state.lids, blink(layer.figure, stage.start + t));
  walk(layer, state);
  state.bob += state.walk * 2.4 * Math.abs(Math.sin(2 * Math.PI * state.walkPhase));
  state.lean += state.walk * state.walkDirection * 2;
  return state;
}

function reachAt(stage: Stage, spec: ArmSpec, t: number, swing: number, sit: number): Reach {
  const of = (value: Value | undefined, otherwise: number) =>
    value === undefined ? otherwise : valueOn(stage, value, t);
  const rest = spec.pose
    ? postures[spec.pose]
    : [lerp(postures.down[0], postures.lap[0], sit), lerp(postures.down[1], postures.lap[1], sit), 1];
  const free = !spec.at && spec.x === undefined ? swing : 0;
  return {
    x: of(spec.x, rest[0] + free),
    y: of(spec.y, rest[1]) - Math.abs(free) * 0.1,
    e: of(spec.e, rest[2]),
    mix: of(spec.mix, 1),
    at: spec.at ? pointAt(stage, spec.at, t) : undefined,
    thumb: of(spec.thumb, 1),
    grip: of(spec.grip, 0),
    rot: of(spec.rot, 0),
    fingers: spec.fingers ?? 'mitten',
    on: spec.on ?? '',
  };
}

/** Computes the complete state of a figure for one picture. */
export function stateAt(stage: Stage, layer: FigureLayer, t: number): State {
  const state = bodyAt(stage, layer, t);
  const swing = state.walk * Math.sin(2 * Math.PI * state.walkPhase) * 0.34;
  const k = layer.legs && layer.legs !== 'front' ? 1 : clamp(state.sit);
  const sit = k * k * (3 - 2 * k);
  state.L = reachAt(stage, layer.L ?? {}, t, -swing, sit);
  state.R = reachAt(stage, layer.R ?? {}, t, swing, sit);
  return state;
}
