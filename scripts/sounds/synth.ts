/** What the sounds of the podcast need besides the synth of the films. Nothing is recorded or spoken. */
import { rate, tone } from '../../films/engine/sound/synth.ts';

export type Sound = Float32Array;

/** Takes the high part of a sound away, as walls and ear protectors do. @param hertz from where on */
export function muffled(sound: Sound, hertz: number): Sound {
  const pass = 1 - Math.exp((-2 * Math.PI * hertz) / rate);
  let [first, second] = [0, 0];
  return sound.map((sample) => {
    first += pass * (sample - first);
    second += pass * (first - second);
    return second;
  });
}

/** Sounds like something that is struck: it rings at its own pitches, each as loud and as long as it says. */
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
