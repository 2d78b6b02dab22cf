/** What a figure does in one picture, as numbers. */
import type { Point } from '../values.ts';

/** Every number of a figure that a storyboard may set, and what it is where the storyboard is silent. */
export const neutral = {
  /** Where the feet stand, or what the figure sits, lies or kneels on. */
  x: 0,
  y: 0,
  /** Size; `flip` -1 mirrors. */
  s: 1,
  flip: 1,
  /** Upper body over the hips, head over the neck, the whole figure about its hips: degrees, clockwise. */
  lean: 0,
  tilt: 0,
  roll: 0,
  /** The face: to the viewer's left below 0, up to 8 a glance, 24 three quarters, 38 nearly a profile. */
  turn: 0,
  /** The body: -1 to the viewer's left, 1 to the right. */
  twist: 0,
  /** The face down (units), and the head moved. */
  nod: 0,
  hx: 0,
  hy: 0,
  /** The body down. */
  bob: 0,
  /** 0 stands, 1 sits towards us. */
  sit: 0,
  /** How far the knees are drawn up where the legs lie along: 0 to 1. */
  knee: 0,
  /** Gaze: -1 to 1 each way. */
  gx: 0,
  gy: 0,
  /** Eyes: 0 open, 1 shut. */
  lids: 0,
  brow: 0,
  worry: 0,
  smile: 0.7,
  wobble: 0,
  open: 0,
  pucker: 0,
  puff: 0,
  wrinkle: 0,
  /** Feet: from the middle, and off the floor. */
  footL: -13,
  footR: 15,
  liftL: 0,
  liftR: 0,
  /** Length of two steps, and how much of walking there is: 0 to 1. */
  stride: 56,
  walk: 0,
};

/** What hands can be: a mitten, five fingers apart, or one that points. */
export type Fingers = 'mitten' | 'spread' | 'point';

/** Where one hand is. `x` and `y` are arm lengths from the shoulder, outwards and down. */
export type Reach = {
  x: number;
  y: number;
  /** Which way the elbow points: 1 outwards when the arm hangs, -1 the other way. */
  e: number;
  /** How much of the way to `at` (a place of the scene) the hand has gone: 0 to 1. */
  mix: number;
  at: Point | undefined;
  /** 1 or -1: on which side the thumb is. */
  thumb: number;
  grip: number;
  /** Degrees that the hand is turned further than its arm. */
  rot: number;
  fingers: Fingers;
  /** Shapes on the hand, in the hand's own units. */
  on: string;
};

/** How the legs are: towards us (standing or sitting), to the side of a seat, along a bed, on one knee. */
export type Legs = 'front' | 'side' | 'along' | 'kneel';

/** A figure in one picture. */
export type State = typeof neutral & {
  breath: number;
  walkPhase: number;
  walkDirection: number;
  legs: Legs;
  L: Reach;
  R: Reach;
};

/** Postures of one arm: x and y of the hand in arm lengths, and the elbow. */
export const postures = {
  down: [0.13, 0.96, 1],
  lap: [-0.12, 0.8, 1],
  wave: [0.62, -0.5, -1],
  hold: [-0.42, 0.52, 1],
  hug: [-0.3, 0.44, 1],
  hip: [-0.02, 0.72, 1],
  knee: [-0.05, 0.86, 1],
  reach: [0.85, 0.3, -1],
  up: [0.2, -0.9, -1],
} as const satisfies Record<string, readonly [x: number, y: number, elbow: number]>;

/** The posture of an arm by name. */
export type Posture = keyof typeof postures;
