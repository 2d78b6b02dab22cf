/** A mixing desk: places sounds on a timeline, in stereo, with reverb. */
import { rate } from '../../films/engine/sound/synth.ts';
import { clamp } from '../../films/engine/values.ts';
import type { Sound } from './synth.ts';

type Place = {
  /** 1 leaves the loudness unchanged. */
  gain?: number;
  /** From -1 (left) to 1 (right). */
  pan?: number;
  /** Amount of reverb. */
  room?: number;
};

export type Desk = {
  /** Adds a sound. @param at in seconds */
  put: (at: number, sound: Sound, place?: Place) => void;
  /** Adds a sound at each of the times, in seconds. `sound` is called with the index of each time. */
  repeat: (times: Iterable<number>, sound: (n: number) => Sound, place?: Place) => void;
  /** Mixes to stereo with reverb. @param fadeOut length of the fade-out, in seconds */
  mix: (fadeOut: number) => { left: Sound; right: Sound };
};

/** Feedback delays of the reverb, in samples. They differ between the channels, for stereo width. */
const delays = { left: [1447, 1811, 2383, 2917], right: [1523, 1931, 2269, 3067] } as const;

/** Returns the reverb of a room with soft, damping surfaces. */
function echoOf(dry: Sound, lengths: readonly number[]): Sound {
  const echo = new Float32Array(dry.length);
  for (const length of lengths) {
    const line = new Float32Array(length);
    let dull = 0;
    for (let i = 0, at = 0; i < dry.length; i++, at = (at + 1) % length) {
      const back = line[at] ?? 0;
      dull += 0.35 * (back - dull);
      line[at] = (dry[i] ?? 0) + dull * 0.72;
      echo[i] = (echo[i] ?? 0) + back * 0.125;
    }
  }
  return echo;
}

/** Creates an empty desk. @param seconds total length */
export function createDesk(seconds: number): Desk {
  const length = Math.ceil(seconds * rate);
  const [left, right, wet] = [new Float32Array(length), new Float32Array(length), new Float32Array(length)];

  function put(at: number, sound: Sound, { gain = 1, pan = 0, room = 0.3 }: Place = {}): void {
    const start = Math.round(at * rate);
    const angle = ((pan + 1) * Math.PI) / 4;
    const [l, r] = [gain * Math.cos(angle), gain * Math.sin(angle)];
    for (let i = Math.max(0, -start); i < sound.length && start + i < length; i++) {
      const [sample, to] = [sound[i] ?? 0, start + i];
      left[to] = (left[to] ?? 0) + sample * l;
      right[to] = (right[to] ?? 0) + sample * r;
      wet[to] = (wet[to] ?? 0) + sample * gain * room;
    }
  }

  function repeat(times: Iterable<number>, sound: (n: number) => Sound, place: Place = {}): void {
    let n = 0;
    for (const at of times) put(at, sound(n++), place);
  }

  function mix(fadeOut: number) {
    const faded = (ear: Sound, echo: Sound) =>
      ear.map((sample, i) => (sample + (echo[i] ?? 0)) * clamp((length - 1 - i) / (fadeOut * rate)));
    return { left: faded(left, echoOf(wet, delays.left)), right: faded(right, echoOf(wet, delays.right)) };
  }

  return { put, repeat, mix };
}

/** Returns the times from `from` until before `to`, at intervals of `seconds`. */
export const every = (seconds: number, from: number, to: number): number[] =>
  Array.from({ length: Math.max(Math.ceil((to - from) / seconds), 0) }, (_, n) => from + n * seconds);
