/** Rhythms shared by the picture and the sound, so that a movement and its sound stay together. */

/** Groups of `count` beats, one every `every` seconds; a group begins every `row` seconds. */
type Rhythm = { every: number; count: number; row: number };

/** Rhythms of the MRI scanner's knocking; the film shows each one as an animal. */
export const knocks = {
  woodpecker: { every: 0.16, count: 9, row: 2.08 },
  elephant: { every: 0.64, count: 4, row: 2.56 },
} satisfies Record<string, Rhythm>;

/**
 * Returns the seconds since the last beat, and the number of that beat from the start. Before the first beat, `since`
 * is Infinity.
 */
export function beatAt({ every, count, row }: Rhythm, t: number): { since: number; beat: number } {
  if (t < 0) return { since: Infinity, beat: -1 };
  const rows = Math.floor(t / row);
  const beat = Math.min(count - 1, Math.floor((t - rows * row) / every));
  return { since: t - rows * row - beat * every, beat: rows * count + beat };
}

/** Returns the times of all beats within the given number of seconds. */
export function beatsWithin({ every, count, row }: Rhythm, seconds: number): number[] {
  const rows = Array.from({ length: Math.ceil(seconds / row) }, (_, r) => r * row);
  const times = rows.flatMap((start) => Array.from({ length: count }, (_, i) => start + i * every));
  return times.filter((time) => time < seconds);
}
