/** The operating room episode: a bed rolls there, a door opens, then the room's sounds come singly and all at once. */
import { noise, shape, tone } from '../../films/engine/sound/synth.ts';
import { clamp, lerp } from '../../films/engine/values.ts';
import { every } from './desk.ts';
import type { SoundEpisode } from './episode.ts';
import { struck } from './synth.ts';
import {
  beats,
  beep,
  drawer,
  machineBreath,
  murmur,
  paper,
  roll,
  seam,
  slidingDoor,
  slurp,
  steel,
  step,
} from './theatreSounds.ts';

const starts = [0, 24, 36, 60, 86, 108, 130, 150] as const;
const [, door, monitor, breathing, suction, things, voices, all] = starts;
const seconds = 182;

/** Returns the footsteps of a person who walks past, from left to right. */
const walk = (from: number, steps: number): { at: number; pan: number; n: number }[] =>
  Array.from({ length: steps }, (_, n) => ({ at: from + n * 0.56, pan: lerp(-0.7, 0.7, n / steps), n }));

export const theatre: SoundEpisode = {
  name: 'operationssalen',
  seconds,
  kilobits: 80,
  starts,
  play(desk) {
    const [aBeep, breathsOfMachine, steps] = [beep(), [0, 1, 2].map(machineBreath), [0, 1, 2, 3, 4].map(step)];
    const beeping = () => aBeep;
    const machine = (n: number) => breathsOfMachine[n % 3] ?? aBeep;
    const shoe = (n: number) => steps[n % 5] ?? aBeep;
    // The way there.
    desk.put(0, roll(door + 3), { gain: 0.55, room: 0.35 });
    desk.repeat(every(2.3, 1.4, door - 2), seam, { gain: 0.5, room: 0.4 });
    desk.repeat(every(0.58, 0.8, door - 1), shoe, { gain: 0.34, pan: 0.45, room: 0.4 });
    desk.put(door, slidingDoor(), { gain: 0.5, room: 0.5 });
    // Continuous ventilation of the room.
    const air = seconds - door - 3;
    desk.put(
      door + 3,
      shape(noise(air, 'fan', 300, 0.9), (u) => 0.16 * clamp(u * 30)),
      { room: 0 },
    );
    desk.put(
      door + 3,
      shape(
        tone(air, (t) => Math.sin(2 * Math.PI * 100 * t)),
        (u) => 0.012 * clamp(u * 30),
      ),
      { room: 0 },
    );
    desk.repeat([door + 5, door + 8.4], (n) => struck(0.2, [[210 + 60 * n, 0.4, 0.03]]), { gain: 0.5 });
    // One sound after another; those already introduced go on, further away.
    for (const [n, at] of beats(monitor + 1, breathing - 0.5).entries())
      desk.put(at, aBeep, { gain: 0.09 + 0.25 * clamp(n / 8), pan: 0.35, room: 0.25 });
    desk.repeat(beats(breathing - 0.3, all), beeping, { gain: 0.16, pan: 0.35, room: 0.4 });
    desk.repeat(every(3.4, breathing + 0.6, suction - 3), machine, { gain: 0.95, pan: -0.3 });
    desk.repeat(every(3.4, suction + 0.4, all - 3), machine, { gain: 0.3, pan: -0.4, room: 0.4 });
    for (const [n, [at, length]] of [
      [1.5, 2.2],
      [5.4, 1.6],
      [8.2, 3],
      [13, 1.4],
      [16, 2.6],
    ].entries())
      desk.put(suction + (at ?? 0), slurp(length ?? 1, n), { gain: 0.5, pan: 0.1, room: 0.2 });
    for (const { at, pan, n } of [...walk(things + 0.4, 8), ...walk(things + 12.5, 7)])
      desk.put(at, shoe(n), { gain: 0.95, pan });
    desk.repeat(
      [5.4, 19].map((at) => things + at),
      drawer,
      { gain: 1.2, pan: -0.5 },
    );
    desk.repeat(
      [7.6, 10.2].map((at) => things + at),
      paper,
      { gain: 0.85, pan: 0.3 },
    );
    desk.repeat(
      [9.1, 11.6, 11.9, 17.4, 18].map((at) => things + at),
      steel,
      { gain: 0.8, pan: 0.2 },
    );
    desk.put(voices, murmur(all - voices - 1, 'Sara', 176), { gain: 1.1, pan: -0.5, room: 0.7 });
    desk.put(voices + 2, murmur(all - voices - 4, 'Ali', 112), { gain: 1.2, pan: 0.5, room: 0.7 });
    // All at once, as in a real operating room.
    desk.repeat(beats(all, seconds - 2), beeping, { gain: 0.3, pan: 0.35, room: 0.35 });
    desk.repeat(every(3.4, all + 1, seconds - 3), machine, { gain: 0.6, pan: -0.3, room: 0.35 });
    desk.put(all + 2, murmur(24, 'Noor', 165), { gain: 0.8, pan: -0.4, room: 0.7 });
    desk.put(all + 6, murmur(20, 'Erik', 118), { gain: 0.8, pan: 0.4, room: 0.7 });
    for (const { at, pan, n } of [...walk(all + 4, 8), ...walk(all + 17, 7)])
      desk.put(at, shoe(n), { gain: 0.34, pan });
    desk.put(all + 9, slurp(2.2, 7), { gain: 0.45, pan: 0.1 });
    desk.put(all + 14, drawer(), { gain: 0.45, pan: -0.5 });
    desk.repeat([all + 11.4, all + 21.3, all + 21.7], steel, { gain: 0.3, pan: 0.2 });
  },
};
