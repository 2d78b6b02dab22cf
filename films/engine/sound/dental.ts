/** Sounds at the dentist's. */
import { bump, noise, shape, tone } from './synth.ts';

export const dental = {
  /** The drill: a soft whine that rises as it starts and stops abruptly. `load` is how hard it works. */
  drilling: ({ length = 2, load = 0.4 }: { length?: number; load?: number }) => {
    let phase = 0;
    return tone(length, (t) => {
      const start = Math.min(1, t / 0.35);
      const f = (520 + 260 * start) * (1 - 0.05 * load * (0.5 + 0.5 * Math.sin(t * 9)));
      phase += f / 48_000;
      const wave =
        Math.sin(2 * Math.PI * phase) + 0.35 * Math.sin(4 * Math.PI * phase) + 0.12 * Math.sin(6 * Math.PI * phase);
      return wave * 0.3 * start * Math.min(1, (length - t) / 0.05);
    });
  },
  /** A quiet room: distant air. */
  hush: ({ length = 6 }: { length?: number }) =>
    shape(noise(length, 'hush', 260, 1.3), (u) => Math.min(1, (u * length) / 0.8, ((1 - u) * length) / 0.8) * 0.4),
  /** The tube that sucks up water. */
  suction: ({ length = 2 }: { length?: number }) =>
    shape(
      noise(length, 'suck', (u) => 900 + 200 * Math.sin(u * 40), 0.8),
      (u, t) => Math.min(1, t / 0.2, ((1 - u) * length) / 0.2) * 0.5,
    ),
  /** A short beep of a machine that is ready. */
  pip: () => tone(0.16, (t) => bump(t / 0.16) * 0.5 * Math.sin(2 * Math.PI * 880 * t)),
};
