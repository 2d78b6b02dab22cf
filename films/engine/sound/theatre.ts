/** Sounds of the operating room. */
import { lerp } from '../values.ts';
import { bump, noise, shape, together, tone } from './synth.ts';

export const theatre = {
  /** The table rising (`up`) or sinking: a soft hum that changes pitch. */
  motor: ({ length = 1.3, up = true }: { length?: number; up?: boolean }) => {
    const glide = (t: number) => (up ? lerp(150, 190, t / length) : lerp(190, 145, t / length));
    return shape(
      together(
        tone(length, (t) => 0.5 * Math.sin(2 * Math.PI * glide(t) * t) + 0.2 * Math.sin(4 * Math.PI * glide(t) * t)),
        noise(length, 'motor', 420, 1.2).map((sample) => sample * 0.3),
      ),
      (u) => Math.min(1, u / 0.08, (1 - u) / 0.12) * 0.5,
    );
  },
  /** A cuff being inflated, puff by puff. */
  pump: ({ length = 1.6 }: { length?: number }) =>
    shape(
      noise(length, 'pump', (u) => lerp(420, 700, u), 1),
      (u, t) => bump(u ** 0.7) * (0.6 + 0.4 * Math.sin(2 * Math.PI * 7 * t)) * 0.7,
    ),
};
