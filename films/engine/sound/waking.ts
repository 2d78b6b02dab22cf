/** Sounds of the recovery room. */
import { lerp } from '../values.ts';
import { bump, noise, shape } from './synth.ts';

export const waking = {
  /** A sip through a straw. */
  sip: ({ length = 0.45 }: { length?: number }) =>
    shape(
      noise(length, 'sip', (u) => lerp(700, 1250, u), 0.6),
      (u, t) => bump(u ** 0.7) * (0.7 + 0.3 * Math.sin(2 * Math.PI * 19 * t)) * 0.8,
    ),
};
