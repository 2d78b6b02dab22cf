/** What every sound is made of: sines and filtered noise, 48 000 numbers a second. Nothing is recorded or spoken. */

/** Samples a second. */
export const rate = 48_000;

export type Sound = Float32Array;

export const clamp = (x: number, least = 0, most = 1): number => Math.min(Math.max(x, least), most);
export const lerp = (from: number, to: number, u: number): number => from + (to - from) * u;

/** Rises and falls softly between 0 and 1. */
export const bump = (u: number): number => Math.sin(Math.PI * clamp(u)) ** 2;

/** Returns a source of numbers between 0 and 1; the same word gives the same numbers (mulberry32). */
export function seeded(word: string): () => number {
  let state = [...word].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619), 2_166_136_261);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Makes a sound from a formula of the time in seconds. */
export function tone(seconds: number, formula: (t: number) => number): Sound {
  const sound = new Float32Array(Math.round(seconds * rate));
  for (let i = 0; i < sound.length; i++) sound[i] = formula(i / rate);
  return sound;
}

/** Changes the loudness of a sound: by how far it has come (0 to 1) and by the time in seconds. */
export const shape = (sound: Sound, loudness: (u: number, t: number) => number): Sound =>
  sound.map((sample, i) => sample * loudness(i / sound.length, i / rate));

/** A band-pass filter, fed sample by sample. */
export function bandPass(q: number): (sample: number, middle: number) => number {
  let low = 0;
  let band = 0;
  return (sample, middle) => {
    const f = 2 * Math.sin((Math.PI * Math.min(9000, middle)) / rate);
    low += f * band;
    band += f * (sample - low - q * band);
    return band;
  };
}

/**
 * Makes noise about a pitch.
 * @param word the same word gives the same noise
 * @param middle in hertz, or how it moves from 0 to 1
 * @param q width of the band
 */
export function noise(seconds: number, word: string, middle: number | ((u: number) => number), q = 0.8): Sound {
  const next = seeded(word);
  const filter = bandPass(q);
  const length = Math.round(seconds * rate);
  const sound = new Float32Array(length);
  for (let i = 0; i < length; i++)
    sound[i] = filter(next() * 2 - 1, typeof middle === 'number' ? middle : middle(i / length));
  return sound;
}

/** Adds sounds that begin together; as long as the first. */
export const together = (first: Sound, ...others: Sound[]): Sound =>
  first.map((sample, i) => others.reduce((sum, other) => sum + (other[i] ?? 0), sample));

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

/** Something that is struck: it rings at its own pitches, each as loud and as long as it says. */
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
