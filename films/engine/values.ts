/**
 * Values that change over time: numbers, keyframes written as text, and values that follow a signal. Times are in
 * seconds.
 */

/** A position in the picture, in units of the scene: x to the right, y down. */
export type Point = readonly [x: number, y: number];

/** Keyframes, `time:value` or `time:value:ease`, separated by spaces: `'0:-2 1.4:-6 3:0:sine'`. */
type Track = `${number}:${string}`;
/** A reference to a signal of the scene. */
export type Signal = `$${string}`;

/** A number that can change over time. */
export type Value =
  | number
  | Track
  | Signal
  /** Follows another value with a delay of `delay` seconds; its 0 and 1 map to `from` and `to`. */
  | { of: Value; from: number; to: number; delay?: number }
  /** Swings around `base` by `sway` in each direction; one swing takes `every` seconds. */
  | { sway: number; every: number; base?: Value; phase?: number }
  /** The time plus `plus` seconds, multiplied by `time`. */
  | { time: number; plus?: number };

/** The signals that values of a scene can follow. */
export type Signals = Readonly<Record<string, Value>>;

/** Easing between keyframes: maps 0–1 to 0–1. The default is `soft`. */
const eases = {
  linear: (t) => t,
  hold: () => 0,
  in: (t) => t ** 3,
  out: (t) => 1 - (1 - t) ** 3,
  soft: (t) => t ** 3 * (t * (t * 6 - 15) + 10),
  sine: (t) => (1 - Math.cos(Math.PI * t)) / 2,
  settle: (t) => 1 + 2.2 * (t - 1) ** 3 + 1.2 * (t - 1) ** 2,
} satisfies Record<string, (t: number) => number>;

type Ease = keyof typeof eases;
type Key = { time: number; value: number; ease: Ease };

/** Interpolates between two numbers; `t` 0 gives the first, 1 the second. */
export const lerp = (a: number, b: number, t: number) => a + (b - a) * t;
/** Limits a number to a range. */
export const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value));
/** Eases from 0 to 1, slow at both ends. */
export const soft = eases.soft;

const parsed = new Map<string, readonly Key[]>();

/**
 * Parses keyframes.
 * @throws Error that names the text if it is invalid, goes back in time, or has an unknown ease
 */
export function readTrack(text: string): readonly Key[] {
  const known = parsed.get(text);
  if (known) return known;
  const keys = text.split(/\s+/).map((part): Key => {
    const [time, value, ease = 'soft'] = part.split(':');
    const key = { time: Number(time), value: Number(value || NaN), ease: ease as Ease };
    if (Number.isNaN(key.time) || Number.isNaN(key.value) || !(ease in eases)) throw new Error(`No keyframe: ${part}`);
    return key;
  });
  if (keys.some(({ time }, i) => time < (keys[i - 1]?.time ?? -Infinity))) throw new Error(`Back in time: ${text}`);
  parsed.set(text, keys);
  return keys;
}

/** Tells whether a value is written as keyframes. */
export const isTrack = (value: unknown): value is Track => typeof value === 'string' && /^-?[\d.]+:/.test(value);

function trackAt(text: string, t: number): number {
  const keys = readTrack(text);
  const after = keys.findIndex(({ time }) => t < time);
  const [next, last] = [keys[after], keys[after < 0 ? keys.length - 1 : after - 1]];
  if (!last) return next?.value ?? 0;
  if (!next) return last.value;
  return lerp(last.value, next.value, eases[next.ease]((t - last.time) / (next.time - last.time)));
}

/**
 * Evaluates a value at a time.
 * @throws Error if it follows a signal that the scene does not have
 */
export function valueAt(value: Value, t: number, signals: Signals): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') {
    if (isTrack(value)) return trackAt(value, t);
    const signal = signals[value.slice(1)];
    if (signal === undefined) throw new Error(`No signal called ${value}`);
    return valueAt(signal, t, signals);
  }
  if ('of' in value) return lerp(value.from, value.to, valueAt(value.of, t - (value.delay ?? 0), signals));
  if ('sway' in value) {
    const turn = (2 * Math.PI * (t + (value.phase ?? 0))) / value.every;
    return valueAt(value.base ?? 0, t, signals) + value.sway * Math.sin(turn);
  }
  return (t + (value.plus ?? 0)) * value.time;
}

/** Points written as in SVG: `'-30,300 120,250'`. */
export type Points = `${number},${string}`;

/**
 * Parses points.
 * @throws Error that names the text if it is invalid
 */
export function readPoints(text: Points): Point[] {
  return text.split(' ').map((pair) => {
    const [x, y] = pair.split(',').map(Number);
    if (x === undefined || y === undefined || Number.isNaN(x + y)) throw new Error(`No points: ${text}`);
    return [x, y] as const;
  });
}
