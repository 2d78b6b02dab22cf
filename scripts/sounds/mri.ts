/**
 * The MRI scanner episode: a pump that never stops, a table that moves, and the gradient coils, which knock, buzz and
 * honk as their current is switched. The rhythms are those of common sequences: spin echo (knocks), fast spin echo (a
 * purr), gradient echo (a buzz) and echo-planar imaging (a honk).
 */
import { bump, noise, rate, shape, tone, together } from '../../films/engine/sound/synth.ts';
import { clamp } from '../../films/engine/values.ts';
import { every, type Desk } from './desk.ts';
import type { SoundEpisode } from './episode.ts';
import { muffled, type Sound, struck } from './synth.ts';

const starts = [0, 18, 32, 50, 76, 82, 110, 136, 160, 184] as const;
const [, bench, tuning, slow, pause, fast, buzzing, honking, muffs, out] = starts;
const seconds = 204;

/** One stroke of the pump that cools the magnet: a soft double puff. */
const puff = (n: number): Sound =>
  together(
    shape(
      noise(0.9, `puff${n % 3}`, (u) => 900 - 420 * u, 0.5),
      (u) => 0.5 * bump(u ** 0.5) * (u < 0.45 ? 1 : 0.55),
    ),
    shape(noise(0.9, `whirr${n % 3}`, 2600, 0.15), (_, t) => 0.12 * (bump(t / 0.16) + 0.7 * bump((t - 0.42) / 0.16))),
    struck(0.3, [[72, 0.25, 0.08]]),
  );

/** The motor under the table: its pitch rises when it starts and falls when it stops. */
const motor = (length: number): Sound =>
  shape(
    tone(length, (t) => {
      const speed = clamp(t / 0.8) * clamp((length - t) / 0.8);
      const turn = 2 * Math.PI * (60 + 58 * speed) * t;
      return 0.3 * Math.sin(turn) + 0.16 * Math.sin(2 * turn + 0.4) + 0.07 * Math.sin(5 * turn);
    }),
    (u) => clamp(u * 14) * clamp((1 - u) * 14),
  );

/** A knock of the coil, which rings like a drum of plastic and copper. */
const knock = (n: number): Sound => {
  const high = n % 2 === 0 ? 1 : 0.94;
  return together(
    struck(0.28, [
      [186 * high, 0.55, 0.055],
      [402 * high, 0.5, 0.04],
      [655 * high, 0.4, 0.028],
      [1010 * high, 0.22, 0.02],
      [1620 * high, 0.08, 0.012],
    ]),
    shape(noise(0.28, 'strike', 1900, 0.9), (_, t) => 0.35 * Math.exp(-t / 0.005)),
  );
};

const relay = (): Sound =>
  struck(0.08, [
    [1350, 0.3, 0.006],
    [540, 0.35, 0.012],
  ]);

/** Repeats a short ringing stroke fast enough to be heard as a purring tone. */
const strokes = (length: number, perSecond: number, modes: readonly (readonly [number, number, number])[]): Sound => {
  const one = struck(0.05, modes);
  const sound = new Float32Array(Math.round(length * rate));
  for (let n = 0; n / perSecond < length; n++) {
    const at = Math.round((n * rate) / perSecond);
    for (let i = 0; i < one.length && at + i < sound.length; i++) sound[at + i] = (sound[at + i] ?? 0) + (one[i] ?? 0);
  }
  return shape(sound, (u) => clamp(u * length * 120) * clamp((1 - u) * length * 60));
};

const purrModes = [
  [210, 0.35, 0.012],
  [520, 0.32, 0.008],
  [880, 0.2, 0.006],
  [1430, 0.08, 0.004],
] as const;
const purr = (): Sound => strokes(0.17, 104, purrModes);

/** @param high factor of the usual pitch */
const buzz = (length: number, high: number): Sound =>
  shape(
    strokes(length, 142 * high, [
      [284 * high, 0.3, 0.02],
      [568 * high, 0.24, 0.012],
      [1136 * high, 0.13, 0.007],
      [1704 * high, 0.05, 0.004],
    ]),
    // Softer at both ends than in reality.
    (u) => clamp((u * length) / 0.3) * clamp(((1 - u) * length) / 0.3),
  );

/** One echo-planar image: the gradient alternates at 740 Hz. */
const honk = (): Sound =>
  shape(
    tone(0.068, (t) => {
      const turn = 2 * Math.PI * 740 * t;
      return 0.42 * Math.sin(turn) + 0.15 * Math.sin(3 * turn) + 0.05 * Math.sin(5 * turn) + 0.16 * Math.sin(turn / 2);
    }),
    (u) => bump(clamp(u * 1.6)) ** 0.5 * clamp((1 - u) * 5),
  );

const inCoil = { room: 0.16 };

/** Plays a sound at each time, fading in over the first 5 seconds so as not to startle the listener. */
function grow(desk: Desk, times: readonly number[], sound: (n: number) => Sound, gain: number): void {
  const [first = 0] = times;
  for (const [n, at] of times.entries())
    desk.put(at, sound(n), { ...inCoil, gain: gain * (0.16 + 0.84 * clamp((at - first) / 5) ** 1.5) });
}

const knockTimes = every(0.86, slow, pause - 0.5);
/** Rows of ten with a pause between them. */
const purrTimes = every(0.4, 0, buzzing - fast - 1).flatMap((at, n) => (n % 11 === 10 ? [] : [fast + at]));
const honkTimes = every(3.1, honking, muffs - 3).flatMap((at) => every(0.118, at, at + 2.35));

/** Plays the coils' sequences, each with a fade-in. Each sound is synthesized once and reused. */
function playCoils(desk: Desk): void {
  const [knocks, aPurr, buzzes, aHonk] = [[knock(0), knock(1)], purr(), [buzz(4.5, 1), buzz(4.5, 1.19)], honk()];
  grow(desk, knockTimes, (n) => knocks[n % 2] ?? aPurr, 1.3);
  grow(desk, purrTimes, () => aPurr, 0.75);
  grow(desk, every(4.2, buzzing, honking - 5), (n) => buzzes[n % 2] ?? aPurr, 0.26);
  grow(desk, honkTimes, () => aHonk, 0.85);
}

/** Repeats the sequences as heard through ear protectors, with music from the headphones in the foreground. */
function playMuffled(desk: Desk): void {
  const below = (sound: Sound) => muffled(sound, 320);
  const put = (times: readonly number[], sound: Sound, gain: number) =>
    desk.repeat(times, () => sound, { gain, room: 0.05 });
  put(every(0.4, muffs + 1, muffs + 9), below(purr()), 0.4);
  put(every(4.2, muffs + 9.6, muffs + 17), below(buzz(4.5, 1)), 0.18);
  put(every(0.118, muffs + 18.4, muffs + 21), below(honk()), 0.45);
  const tune = [65, 69, 72, 74, 72, 69, 67, 65, 67, 69, 65, 60];
  desk.repeat(
    every(1.7, muffs + 1.5, muffs + 21.5),
    (n) => {
      const hertz = 440 * 2 ** (((tune[n % tune.length] ?? 65) - 69) / 12);
      return shape(
        struck(2.6, [
          [hertz, 0.3, 0.9],
          [2 * hertz, 0.09, 0.5],
          [3 * hertz, 0.03, 0.3],
        ]),
        (u, t) => clamp(t / 0.012) * clamp((1 - u) * 6),
      );
    },
    { gain: 0.5, room: 0.45 },
  );
}

export const mri: SoundEpisode = {
  name: 'magnetkameran',
  seconds,
  kilobits: 72,
  starts,
  play(desk) {
    const puffs = [0, 1, 2].map(puff);
    desk.repeat(every(1.28, 0.4, seconds - 1), (n) => puffs[n % puffs.length] ?? puff(0), {
      gain: 0.75,
      pan: -0.3,
      room: 0.6,
    });
    desk.put(
      0,
      shape(noise(seconds, 'air', 420, 0.7), () => 0.045),
      { room: 0 },
    );
    for (const at of [bench + 0.6, out + 4]) desk.put(at, motor(9), { gain: 0.38, pan: 0.1 });
    for (const at of [bench + 0.4, bench + 10, out + 3.6, out + 13.4]) desk.put(at, relay(), { gain: 0.7 });
    // The scanner tests its coils before the images: clicks, short hums, a few knocks.
    desk.repeat(
      [0.8, 1.3, 1.8, 4.1, 6.9, 7.2, 7.5, 10.6, 13, 15.4].map((at) => tuning + at),
      relay,
      { gain: 0.75 },
    );
    desk.repeat(
      [2.6, 5.2, 8.4, 11.6].map((at) => tuning + at),
      (n) => buzz(0.55, 0.8 + n * 0.12),
      { gain: 0.3 },
    );
    desk.repeat(
      [9.4, 9.8, 14, 14.4, 14.8].map((at) => tuning + at),
      knock,
      { gain: 0.32 },
    );
    playCoils(desk);
    playMuffled(desk);
  },
};
