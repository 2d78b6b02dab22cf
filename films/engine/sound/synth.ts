/**
 * The building blocks of all sounds: sines and filtered noise at 48 000 samples a second. Nothing is recorded or
 * spoken.
 */
import { seeded } from '../paper.ts';
import { clamp } from '../values.ts';

/** Samples per second. */
export const rate = 48_000;

/** Returns the frequency of a piano key (MIDI number), in hertz. */
const hertz = (midi: number) => 440 * 2 ** ((midi - 69) / 12);

/** Rises from 0 to 1 and falls back, as `u` goes from 0 to 1. */
export const bump = (u: number) => Math.sin(Math.PI * clamp(u)) ** 2;

/** Generates a sound from a function of the time in seconds. */
export const tone = (seconds: number, formula: (t: number) => number) =>
  Float32Array.from({ length: Math.round(seconds * rate) }, (_, i) => formula(i / rate));

/**
 * Changes the loudness of a sound over time.
 * @param loudness takes the progress through the sound (0 to 1) and the time in seconds
 */
export function shape(sound: Float32Array, loudness: (u: number, t: number) => number): Float32Array {
  return sound.map((sample, i) => sample * loudness(i / sound.length, i / rate));
}

/** Returns a band-pass filter that processes one sample at a time. */
export function bandPass(q: number) {
  let low = 0;
  let band = 0;
  return (sample: number, middle: number) => {
    const f = 2 * Math.sin((Math.PI * Math.min(9000, middle)) / rate);
    low += f * band;
    band += f * (sample - low - q * band);
    return band;
  };
}

/**
 * Generates band-pass filtered noise.
 * @param word the same word gives the same noise
 * @param middle the centre frequency in hertz, or a function of the progress (0 to 1)
 * @param q width of the band
 */
export function noise(seconds: number, word: string, middle: number | ((u: number) => number), q = 0.8): Float32Array {
  const next = seeded(word);
  const filter = bandPass(q);
  const length = Math.round(seconds * rate);
  return Float32Array.from({ length }, (_, i) =>
    filter(next() * 2 - 1, typeof middle === 'number' ? middle : middle(i / length)),
  );
}

/** Mixes sounds that begin together. The result is as long as the first. */
export const together = (first: Float32Array, ...others: Float32Array[]) =>
  first.map((sample, i) => others.reduce((sum, other) => sum + (other[i] ?? 0), sample));

/**
 * Generates a note of a felt piano: a soft hammer, two slightly detuned strings, and a few overtones that die away
 * first.
 */
export function pianoNote(midi: number): Float32Array {
  const f = hertz(midi);
  const overtones = [
    [1, 1, 2.4],
    [2, 0.34, 1.5],
    [3, 0.13, 0.9],
    [4, 0.05, 0.6],
    [5, 0.02, 0.4],
  ] as const;
  const strings = tone(3.2, (t) => {
    const partials = overtones.map(([k, loud, last]) => {
      const wave = Math.sin(2 * Math.PI * f * k * t) + 0.6 * Math.sin(2 * Math.PI * f * k * 1.0016 * t + 1);
      return loud * Math.exp((-t * 2.2) / last) * wave;
    });
    return partials.reduce((sum, partial) => sum + partial, 0) * (1 - Math.exp(-t / 0.009)) * 0.16;
  });
  const hammer = shape(noise(0.06, `h${midi}`, 420), (u) => 0.05 * (1 - u) ** 3);
  return shape(together(strings, hammer), (u) => (u > 0.85 ? (1 - u) / 0.15 : 1));
}
