import type { Age } from './look.ts';

/** Lengths in units; the head is 74 wide and 86 high before `headScale`, the origin mid-face. */
export type Proportions = {
  headScale: number;
  shoulderY: number;
  halfWidth: number;
  hemY: number;
  footY: number;
  arm: number;
  limb: number;
  eyeScale: number;
  eyeY: number;
};

/** Age changes proportions only. */
export const proportions: Record<Age, Proportions> = {
  child: {
    headScale: 1,
    shoulderY: 42,
    halfWidth: 28,
    hemY: 104,
    footY: 162,
    arm: 47,
    limb: 14,
    eyeScale: 1,
    eyeY: 6,
  },
  school: {
    headScale: 0.95,
    shoulderY: 41,
    halfWidth: 29,
    hemY: 112,
    footY: 186,
    arm: 55,
    limb: 14,
    eyeScale: 0.95,
    eyeY: 4,
  },
  teen: {
    headScale: 0.88,
    shoulderY: 39,
    halfWidth: 33,
    hemY: 122,
    footY: 210,
    arm: 67,
    limb: 15,
    eyeScale: 0.86,
    eyeY: 2,
  },
  adult: {
    headScale: 0.87,
    shoulderY: 39,
    halfWidth: 36,
    hemY: 128,
    footY: 220,
    arm: 71,
    limb: 15,
    eyeScale: 0.82,
    eyeY: 1,
  },
};

/** Rounds to one decimal, which is enough for paper. */
export const round = (value: number) => Math.round(value * 10) / 10;
