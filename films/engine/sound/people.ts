/** Sounds of people and of things in their hands. */
import { lerp } from '../values.ts';
import { seeded } from '../paper.ts';
import { bump, noise, shape, together } from './synth.ts';

/**
 * Shapes a sound like fibres that let go one by one: `chance` of one in each sample, `decay` of each, and a constant
 * `floor`; the whole fades in and out.
 */
function grains(sound: Float32Array, word: string, chance: number, decay: number, floor: number) {
  const next = seeded(word);
  let loud = 0;
  return shape(sound, (u) => {
    if (next() < chance) loud = 0.3 + next() * 0.6;
    loud *= decay;
    return (loud + floor) * bump(u ** 0.8) * 0.85;
  });
}

export const people = {
  /** A footstep; `n` selects a variation. */
  step: ({ n = 0 }: { n?: number }) =>
    together(
      shape(
        noise(0.16, `st${n}`, (u) => lerp(210, 90, u), 0.9),
        (_, t) => 1.5 * Math.exp(-t * 34) * Math.min(1, t / 0.004),
      ),
      shape(noise(0.16, `sc${n}`, 900), (_, t) => Math.exp(-t * 70) * 0.12),
    ),
  /** A breath: in if `up`, else out. */
  breath: ({ length = 1, up = false }: { length?: number; up?: boolean }) =>
    shape(
      noise(length, 'air', (u) => (up ? lerp(900, 1500, u) : lerp(1000, 520, u)), 0.7),
      (u) => bump(u) * 0.8,
    ),
  /** A touch on something soft. */
  felt: ({ n = 1 }: { n?: number }) => shape(noise(0.13, `fe${n}`, 700, 1.2), (u) => bump(u ** 0.5) * 0.8),
  velcro: ({ length = 0.7 }: { length?: number }) =>
    grains(
      noise(length, 'vel', (u) => lerp(1700, 2600, u), 0.9),
      'grain',
      0.006,
      0.994,
      0,
    ),
  /** A plaster being pulled off slowly. */
  peel: ({ length = 0.9 }: { length?: number }) =>
    grains(
      noise(length, 'peel', (u) => lerp(900, 1500, u), 1),
      'peel',
      0.004,
      0.992,
      0.08,
    ),
  page: () =>
    shape(
      noise(0.5, 'page', (u) => lerp(1200, 2400, u), 1.1),
      (u) => bump(u ** 0.8) * 0.5,
    ),
};
