/** Knocks, plucked strings and a hat. */
import { bump, noise, shape, together, tone } from './synth.ts';

export const visit = {
  /** Knuckles on wood; `low` is a larger piece of wood. */
  rap: ({ low = false }: { low?: boolean }) =>
    together(
      tone(0.2, (t) => {
        const f = low ? 150 : 240;
        return (Math.sin(2 * Math.PI * f * t) + 0.5 * Math.sin(2 * Math.PI * f * 2.7 * t)) * Math.exp(-t * 38) * 0.6;
      }),
      shape(noise(0.2, 'rap', 1400, 1), (_, t) => Math.exp(-t * 120) * 0.3),
    ),
  /** A plucked string; `midi` is the key. */
  pluck: ({ midi = 65 }: { midi?: number }) => {
    const f = 440 * 2 ** ((midi - 69) / 12);
    return tone(1.4, (t) => {
      const part = (k: number, loud: number) => loud * Math.sin(2 * Math.PI * f * k * t) * Math.exp(-t * (3 + k * 1.4));
      return (part(1, 1) + part(2, 0.5) + part(3, 0.32) + part(4, 0.14)) * Math.min(1, t / 0.003) * 0.4;
    });
  },
  /** Something light flying up, or landing (`down`). */
  whoop: ({ down = false }: { down?: boolean }) =>
    tone(0.4, (t) => {
      const u = t / 0.4;
      const sweep = down ? 520 * t - 360 * t * t : 300 * t + 420 * t * t;
      return Math.sin(2 * Math.PI * sweep) * bump(u ** 0.7) * 0.4;
    }),
};
