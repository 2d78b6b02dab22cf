/** Sounds of the MRI scanner and its room. */
import { beatsWithin, knocks } from '../rhythm.ts';
import { bump, rate, tone } from './synth.ts';

/** Returns a single knock: a short, low tone with a slight woody sound. */
const knock = (pitch: number, decay: number) =>
  tone(0.4, (t) => {
    const wave = (k: number) => Math.sin(2 * Math.PI * pitch * k * t);
    return (wave(1) + 0.42 * wave(2) + 0.12 * wave(5.1)) * Math.exp(-t * decay) * Math.min(1, t / 0.005) * 0.5;
  });

const kinds = {
  woodpecker: { one: () => knock(330, 30), rhythm: knocks.woodpecker },
  elephant: { one: () => knock(104, 11), rhythm: knocks.elephant },
};

export const scanner = {
  /** Groups of knocks, in the rhythm of an animal. */
  knocking: ({ kind, length = 4 }: { kind: keyof typeof kinds; length?: number }) => {
    const { one, rhythm } = kinds[kind];
    const sound = new Float32Array(Math.round((length + 0.5) * rate));
    const single = one();
    for (const time of beatsWithin(rhythm, length)) {
      const start = Math.round(time * rate);
      single.forEach((sample, i) => (sound[start + i] = (sound[start + i] ?? 0) + sample));
    }
    return sound;
  },
  /** The scanner at rest: a hum that swells and fades. */
  hum: ({ length = 6 }: { length?: number }) =>
    tone(length, (t) => {
      const edge = Math.min(1, t / 1.2, (length - t) / 1.2);
      const pump = 0.55 + 0.45 * bump((t % 1.3) / 1.3);
      return edge * pump * (Math.sin(2 * Math.PI * 98 * t) + 0.3 * Math.sin(2 * Math.PI * 196.7 * t)) * 0.5;
    }),
  /** A small metal object being put in a bowl. A higher `high` means a smaller object. */
  clink: ({ high = 1 }: { high?: number }) =>
    tone(0.5, (t) => {
      const ring = (f: number, d: number) => Math.sin(2 * Math.PI * f * high * t) * Math.exp(-t * d);
      return (ring(1320, 12) + 0.6 * ring(2093, 18) + 0.25 * ring(3480, 30)) * Math.min(1, t / 0.002) * 0.35;
    }),
  /** The moving bench: a soft motor. */
  benchMotor: ({ length = 3 }: { length?: number }) =>
    tone(length, (t) => {
      const edge = Math.min(1, t / 0.5, (length - t) / 0.6);
      return edge * (Math.sin(2 * Math.PI * 132 * t) + 0.4 * Math.sin(2 * Math.PI * 265 * t)) * 0.3;
    }),
};
