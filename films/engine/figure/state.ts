/** The pose of a figure in one picture, as numbers. */
import type { Point } from '../values.ts';

/** Every number of a figure that a storyboard can set, with its default. */
export const neutral = {
  /** Position of the feet, or of the surface that the figure sits, lies or kneels on. */
  x: 0,
  y: 0,
  /** Size. `flip` -1 mirrors the figure. */
  s: 1,
  flip: 1,
  /**
   * Rotation of the upper body about the hips, of the head about the neck, and of the whole figure about its hips; in
   * degrees, clockwise.
   */
  lean: 0,
  tilt: 0,
  roll: 0,
  /**
   * Turn of the face; negative is to the viewer's left. Up to 8 is a glance, 24 three quarters, 38 almost a profile.
   */
  turn: 0,
  /** Turn of the body: -1 to the viewer's left, 1 to the right. */
  twist: 0,
  /** How far the face moves down, and the offset of the head, in units. */
  nod: 0,
  hx: 0,
  hy: 0,
  /** How far the body moves down. */
  bob: 0,
  /** 0 stands, 1 sits facing the viewer. */
  sit: 0,
  /** How far the knees are drawn up when the legs lie along a bed: 0 to 1. */
  knee: 0,
  /** Gaze: -1 to 1 in each direction. */
  gx: 0,
  gy: 0,
  /** Eyelids: 0 open, 1 shut. */
  lids: 0,
  brow: 0,
  worry: 0,
  smile: 0.7,
  wobble: 0,
  open: 0,
  pucker: 0,
  puff: 0,
  wrinkle: 0,
  /** Feet: distance from the middle, and height above the floor. */
  footL: -13,
  footR: 15,
  liftL: 0,
  liftR: 0,
  /** Length of two steps, and amount of walking: 0 to 1. */
  stride: 56,
  walk: 0,
};

/** Shapes of a hand: a mitten, five fingers apart, or one finger that points. */
export type Fingers = 'mitten' | 'spread' | 'point';

/** Position of one hand. `x` and `y` are in arm lengths from the shoulder, outwards and down. */
export type Reach = {
  x: number;
  y: number;
  /** Direction of the elbow: 1 outwards when the arm hangs, -1 inwards. */
  e: number;
  /** How far the hand has moved towards `at` (a point of the scene): 0 to 1. */
  mix: number;
  at: Point | undefined;
  /** Side of the thumb: 1 or -1. */
  thumb: number;
  grip: number;
  /** Rotation of the hand relative to its arm, in degrees. */
  rot: number;
  fingers: Fingers;
  /** Shapes on the hand, in the hand's own units. */
  on: string;
};

/**
 * Position of the legs: facing the viewer (standing or sitting), to the side of a seat, along a bed, or on one knee.
 */
export type Legs = 'front' | 'side' | 'along' | 'kneel';

/** The complete state of a figure in one picture. */
export type State = typeof neutral & {
  breath: number;
  walkPhase: number;
  walkDirection: number;
  legs: Legs;
  L: Reach;
  R: Reach;
};

/** Postures of one arm: x and y of the hand in arm lengths, and the direction of the elbow. */
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

export type Posture = keyof typeof postures;
