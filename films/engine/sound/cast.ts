/** Sounds of a fall, an X-ray and a cast. */
import { lerp } from '../values.ts';
import { bump, noise, shape, together, tone } from './synth.ts';

export const cast = {
  /** A fall on grass, at a distance. */
  thud: () =>
    together(
      tone(0.4, (t) => 0.9 * Math.sin(2 * Math.PI * (72 - 60 * t) * t) * Math.exp(-t * 14) * Math.min(1, t / 0.006)),
      shape(noise(0.4, 'thud', 260), (_, t) => 0.8 * Math.exp(-t * 20)),
    ),
  /** A small bird: two whistles. */
  chirp: ({ n = 0 }: { n?: number }) =>
    tone(0.34, (t) => {
      const u = (t % 0.17) / 0.17;
      return 0.4 * Math.sin(2 * Math.PI * (lerp(2300 + n * 140, 3000, u) - 300 * u * u) * t) * bump(u) ** 1.5;
    }),
  /** The X-ray camera: a rising hum and a click. */
  exposure: () =>
    together(
      tone(1.1, (t) => 0.25 * Math.sin(2 * Math.PI * (120 + 30 * t) * t) * bump(t / 1.1)),
      shape(noise(1.1, 'click', 1400, 0.7), (_, t) => (t > 0.92 ? 1.4 * Math.exp(-(t - 0.92) * 90) : 0)),
    ),
  /** Something being dipped in water. */
  splash: ({ length = 0.7 }: { length?: number }) =>
    shape(
      noise(length, 'splash', (u) => lerp(500, 1100, u) + 200 * Math.sin(u * 40), 0.8),
      (u) => bump(u ** 0.5) * 0.6,
    ),
  /** A knuckle on a hard cast: two knocks. */
  knock: () =>
    tone(0.5, (t) => {
      const k = t % 0.24;
      const wood = Math.sin(2 * Math.PI * 430 * k) + 0.5 * Math.sin(2 * Math.PI * 910 * k);
      return t < 0.48 ? 0.6 * wood * Math.exp(-k * 60) * Math.min(1, k / 0.002) : 0;
    }),
};
