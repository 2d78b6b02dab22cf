/** Sounds of rooms and machines. */
import { lerp } from '../values.ts';
import { bump, noise, shape, tone } from './synth.ts';

export const ward = {
  /** The monitor: a beep for each heartbeat. */
  beep: () =>
    tone(
      0.24,
      (t) => 0.7 * Math.sin(2 * Math.PI * 622 * t) * Math.min(1, t / 0.012) * Math.exp(-Math.max(0, t - 0.07) * 30),
    ),
  /** Wheels on a floor. */
  roll: ({ length = 1.2 }: { length?: number }) =>
    shape(noise(length, 'roll', 240, 1.1), (u, t) => bump(u ** 0.6) * (0.8 + 0.2 * Math.sin(t * 58))),
  /** A person sitting down on a bed. */
  bed: () =>
    shape(
      noise(0.4, 'bed', (u) => lerp(260, 110, u)),
      (_, t) => Math.min(1, t / 0.02) * Math.exp(-t * 11),
    ),
  door: () =>
    shape(
      noise(1, 'door', (u) => lerp(300, 500, u), 1.4),
      (u) => bump(u) * 0.5,
    ),
  /** A tick of a clock. */
  tick: ({ low = false }: { low?: boolean }) =>
    tone(0.08, (t) => {
      const strike = 0.5 * Math.sin(2 * Math.PI * (low ? 820 : 1050) * t) + Math.sin(2 * Math.PI * 310 * t);
      return 0.5 * strike * Math.exp(-t * 80) * Math.min(1, t / 0.002);
    }),
  /** The MRI scanner: groups of six knocks, and a hum. */
  mri: ({ length = 3 }: { length?: number }) =>
    tone(length, (t) => {
      const k = t % 0.36;
      const on = t % 2.9 < 2.1 ? 1 : 0;
      const wave = (f: number) => Math.sin(2 * Math.PI * f * k);
      const knock = wave(196) + 0.4 * wave(392) + 0.16 * wave(980);
      return 0.5 * on * knock * Math.exp(-k * 22) * Math.min(1, k / 0.006) + 0.04 * Math.sin(2 * Math.PI * 98 * t);
    }),
  /** A drop falling into water. */
  drip: () =>
    tone(0.12, (t) => Math.sin(2 * Math.PI * (900 * t + 2600 * t * t)) * Math.exp(-t * 46) * Math.min(1, t / 0.003)),
};
