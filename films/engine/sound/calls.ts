/** Alarm sounds of machines. Never loud or shrill. */
import { tone } from './synth.ts';

/** Returns a sample of a soft note with a weaker octave. */
const call = (t: number, hertz: number) =>
  (0.6 * Math.sin(2 * Math.PI * hertz * t) + 0.15 * Math.sin(4 * Math.PI * hertz * t)) *
  Math.min(1, t / 0.012) *
  Math.exp(-Math.max(0, t - 0.1) * 16);

export const calls = {
  /** The alarm of a monitor: three falling notes. */
  alarm: () => tone(0.9, (t) => call(t % 0.26, t < 0.26 ? 880 : t < 0.52 ? 740 : 622) * (t < 0.78 ? 1 : 0)),
  /** The alarm of an empty pump: two notes. */
  pumpCall: () => tone(0.6, (t) => call(t % 0.22, t < 0.22 ? 988 : 784) * (t < 0.44 ? 0.8 : 0)),
};
