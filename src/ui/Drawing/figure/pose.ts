import { round } from './proportions.ts';

/** A point in units, for the limb on the viewer's right. The left one is mirrored. */
export type Point = readonly [x: number, y: number];

/**
 * Position of a hand in arm lengths from the shoulder: x outwards, y down, and the direction of the elbow (1 outwards
 * when the arm hangs, -1 the other way).
 */
export type Reach = readonly [x: number, y: number, elbow: 1 | -1];

export const arms = {
  down: [0.13, 0.96, 1],
  wave: [0.62, -0.5, -1],
  hold: [-0.42, 0.52, 1],
  hug: [-0.3, 0.44, 1],
  reach: [0.85, 0.3, -1],
  hip: [-0.02, 0.72, 1],
  pocket: [-0.12, 0.84, 1],
  lap: [-0.12, 0.8, 1],
  up: [0.2, -0.9, -1],
} as const satisfies Record<string, Reach>;

/** An arm by name or by the position of its hand; `hidden` if something covers it. */
export type Arm = keyof typeof arms | 'hidden' | Reach;

/** Returns a bent limb as a curve through its joint. Both bones are half as long as `length`. */
export function bend([x, y]: Point, [dx, dy, side]: Reach, length: number): { d: string; end: Point } {
  const span = Math.min(Math.hypot(dx, dy), 0.999);
  const lift = side * Math.sqrt(0.25 - (span * span) / 4);
  const unit = Math.hypot(dx, dy) || 1;
  const knee: Point = [dx / 2 + (2 * lift * dy) / unit, dy / 2 - (2 * lift * dx) / unit];
  const end: Point = [round(x + dx * length), round(y + dy * length)];
  const d = `M${x},${y}Q${round(x + knee[0] * length)},${round(y + knee[1] * length)} ${end.join()}`;
  return { d, end };
}

/** The posture of a figure. Angles in degrees, clockwise. */
export type Stance = {
  left: Arm;
  right: Arm;
  /** Of the upper body over the hips. */
  lean: number;
  /** Of the head over the neck. */
  tilt: number;
  legs: 'standing' | 'front' | 'side' | 'hidden';
  /** Positions of the feet from the middle; the viewer's left first. */
  feet: Point;
  /** Draws the arms over the head and what is held, or under. */
  armsInFront: boolean;
};

/** The postures of a figure. A scene overrides what it needs. */
export const stances = {
  standing: {
    left: 'down',
    right: 'down',
    lean: -1.5,
    tilt: 3,
    legs: 'standing',
    feet: [-13, 17],
    armsInFront: false,
  },
  waving: {
    left: 'wave',
    right: 'down',
    lean: 2,
    tilt: -4,
    legs: 'standing',
    feet: [-17, 13],
    armsInFront: false,
  },
  holding: {
    left: 'hug',
    right: 'hug',
    lean: 1.5,
    tilt: -4,
    legs: 'standing',
    feet: [-12, 16],
    armsInFront: true,
  },
  sitting: {
    left: 'lap',
    right: 'lap',
    lean: -1,
    tilt: 3,
    legs: 'front',
    feet: [-15, 18],
    armsInFront: true,
  },
  lying: {
    left: 'down',
    right: 'pocket',
    lean: 0,
    tilt: 8,
    legs: 'standing',
    feet: [-12, 19],
    armsInFront: true,
  },
} as const satisfies Record<string, Stance>;

export type Pose = keyof typeof stances;

/** Returns the posture of a pose with overrides. */
export function fillStance(pose: Pose, given: Partial<Stance>): Stance {
  const stance: Stance = stances[pose];
  return {
    left: given.left ?? stance.left,
    right: given.right ?? stance.right,
    lean: given.lean ?? stance.lean,
    tilt: given.tilt ?? stance.tilt,
    legs: given.legs ?? stance.legs,
    feet: given.feet ?? stance.feet,
    armsInFront: given.armsInFront ?? stance.armsInFront,
  };
}
