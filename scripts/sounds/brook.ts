/**
 * The brook episode, whose waves follow calm breathing: each swells on the in-breath and ebbs on the out-breath. First
 * four seconds in and five out, then four and six.
 */
import { seeded } from '../../films/engine/paper.ts';
import { noise, shape, tone } from '../../films/engine/sound/synth.ts';
import { clamp, lerp } from '../../films/engine/values.ts';
import type { Desk } from './desk.ts';
import type { SoundEpisode } from './episode.ts';
import { type Sound, struck } from './synth.ts';

const starts = [0, 20, 92, 192] as const;
const [, first, slower, still] = starts;
const seconds = 214;

type Breath = { at: number; into: number; out: number };

/** Returns as many consecutive breaths as fit. */
function breaths(from: number, to: number, into: number, out: number): Breath[] {
  const each = into + out;
  return Array.from({ length: Math.floor((to - from) / each) }, (_, n) => ({ at: from + n * each, into, out }));
}

/** Returns how full the lungs are at a time within a breath, from 0 to 1. */
function fullness(t: number, { into, out }: Breath): number {
  if (t < into) return Math.sin((Math.PI / 2) * clamp(t / into)) ** 2;
  return Math.cos((Math.PI / 2) * clamp((t - into) / (out * 0.94))) ** 2;
}

/** A wave, which gets louder and brighter as it comes, and softer as it goes. */
function wave(breath: Breath, n: number): Sound {
  const length = breath.into + breath.out;
  const full = (u: number) => fullness(u * length, breath);
  const body = shape(
    noise(length, `wave${n}`, (u) => lerp(260, 720, full(u)), 0.75),
    (u) => 0.75 * full(u) ** 1.3,
  );
  const foam = shape(
    noise(length, `foam${n}`, (u) => lerp(1500, 3000, full(u)), 0.9),
    (u) => 0.2 * full(u) ** 2.2,
  );
  return body.map((sample, i) => sample + (foam[i] ?? 0));
}

/** The background stream: two bands of noise with drifting frequencies. */
const stream = (side: string): Sound => {
  const low = noise(seconds, `low${side}`, (u) => 520 + 120 * Math.sin(u * 97) + 60 * Math.sin(u * 411), 0.9);
  const high = noise(seconds, `high${side}`, (u) => 1900 + 300 * Math.sin(u * 131), 1);
  return shape(low, (_, t) => 0.1 * (1 + 0.2 * Math.sin(t * 0.9) + 0.12 * Math.sin(t * 2.3))).map(
    (sample, i) => sample + 0.028 * (high[i] ?? 0),
  );
};

/** A bursting bubble: a short rising note. */
function bubble(next: () => number): Sound {
  const hertz = 420 * 2 ** (next() * 2.1);
  const lasts = 0.02 + next() * 0.03;
  const rises = 2 + next() * 4;
  return tone(
    0.16,
    (t) => clamp(t / 0.003) * Math.exp(-t / lasts) * Math.sin(2 * Math.PI * hertz * t * (1 + rises * t)),
  );
}

function bubbles(desk: Desk, perSecond: number): void {
  const next = seeded('bubbles');
  for (let at = 0.2; at < seconds - 1; at += (-Math.log(1 - next()) * 1) / perSecond) {
    const gain = 0.02 + 0.075 * next() ** 3;
    desk.put(at, bubble(next), { gain, pan: next() * 1.6 - 0.8, room: 0.35 });
  }
}

/** A soft bell that marks the start of each part. */
const bell = (hertz: number): Sound =>
  shape(
    struck(4, [
      [hertz, 0.3, 1.5],
      [hertz * 2.01, 0.08, 0.7],
      [hertz * 2.99, 0.03, 0.35],
    ]),
    (u, t) => clamp(t / 0.03) * clamp((1 - u) * 4),
  );

export const brook: SoundEpisode = {
  name: 'backvagor',
  seconds,
  kilobits: 72,
  starts,
  play(desk) {
    for (const [side, pan] of [
      ['left', -0.7],
      ['right', 0.7],
    ] as const)
      desk.put(
        0,
        shape(stream(side), (u) => clamp((u * seconds) / 4)),
        { pan, room: 0.05 },
      );
    bubbles(desk, 9);
    const all = [...breaths(first, slower, 4, 5), ...breaths(slower, still, 4, 6)];
    for (const [n, breath] of all.entries())
      desk.put(breath.at, wave(breath, n), { gain: 0.62, pan: n % 2 === 0 ? -0.15 : 0.15, room: 0.2 });
    desk.put(first - 4, bell(440), { gain: 0.4, room: 0.6 });
    desk.put(slower - 1, bell(392), { gain: 0.3, room: 0.6 });
    desk.put(still + 1, bell(349.2), { gain: 0.4, room: 0.6 });
  },
};
