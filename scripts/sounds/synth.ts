/** Extends the films' synthesizer for the podcast's sounds. Nothing is recorded or spoken. */
import { rate, tone } from '../../films/engine/sound/synth.ts';

export type Sound = Float32Array;

/** Filters out high frequencies, as walls and ear protectors do. @param hertz cutoff frequency */
export function muffled(sound: Sound, hertz: number): Sound {
  const pass = 1 - Math.exp((-2 * Math.PI * hertz) / rate);
  let [first, second] = [0, 0];
  return sound.map((sample) => {
    first += pass * (sample - first);
    second += pass * (first - second);
    return second;
  });
}

/** Synthesizes a struck object, which rings at its own frequencies. @param modes `lasts`: decay time in seconds */
export const struck = (
  seconds: number,
  modes: readonly (readonly [hertz: number, loud: number, lasts: number])[],
): Sound =>
  tone(seconds, (t) =>
    modes.reduce(
      (sum, [hertz, loud, lasts]) => sum + loud * Math.exp(-t / lasts) * Math.sin(2 * Math.PI * hertz * t),
      0,
    ),
  );
