/** The types of a storyboard: a film as data. `films/README.md` explains how to write one. */
import type { Part } from './figure/figure.ts';
import type { Person } from './figure/person.ts';
import type { Fingers, Legs, neutral, Posture } from './figure/state.ts';
import type { props } from './props/index.ts';
import type { SoundName, SoundSettings } from './sound/index.ts';
import type { Points, Signal, Signals, Value } from './values.ts';

/** A reference to a named point of the scene. */
export type Ref = `@${string}`;

/** A position: fixed or moving; or an offset from another point, a figure's head, an elbow or a hand. */
export type Spot = { x?: Value; y?: Value } & (
  | { on?: Ref }
  /** In the figure's own units; the origin is the middle of the face. */
  | { follow: string }
  | { elbow: string; side: 'L' | 'R' }
);

/** The position and movement of one arm. */
export type ArmSpec = {
  at?: Ref | Spot;
  pose?: Posture;
  fingers?: Fingers;
  on?: string;
} & Partial<Record<'x' | 'y' | 'e' | 'mix' | 'thumb' | 'grip' | 'rot', Value>>;

/**
 * Options of every layer: the seconds between which it is shown; its depth (1 is the stage); whether the camera leaves
 * it in place (`fixed`); and a window that it is clipped to (`within`: left, top, width, height).
 */
type Shown = {
  from?: number;
  to?: number;
  depth?: number;
  fixed?: boolean;
  within?: readonly [x: number, y: number, w: number, h: number];
};

type Acting = Partial<Record<keyof typeof neutral | 'breath', Value>> & {
  L?: ArmSpec;
  R?: ArmSpec;
  legs?: Legs;
  /** Amount of idle sway. */
  idle?: number;
  blink?: false;
};

/** Which parts of the figure are drawn, and their order from back to front. */
type Pieces = { hide?: readonly Part[]; only?: readonly Part[]; order?: readonly Part[] };

/** A figure from the cast. */
export type FigureLayer = Shown & Acting & Pieces & { figure: string };
/** Draws parts of a figure once more, on top. What it does not set is the same as in the figure's first layer. */
export type MoreLayer = Shown & Acting & Pieces & { more: string };

type Placed = Partial<Record<'x' | 'y' | 'dx' | 'dy' | 'rotate' | 'scale' | 'fade', Value>> & { at?: Ref | Spot };
type Props = typeof props;
type Settings<Name extends keyof Props> = Parameters<Props[Name]> extends [infer P] ? P : unknown;
type Animated<P> = { [Key in keyof P]: [Exclude<P[Key], undefined>] extends [number] ? Value : P[Key] };
/**
 * The points of a line: either coordinates, which can change into others (`morph` 0 to 1), or named points of the
 * scene.
 */
type Line = { pts: Points; pts2?: Points; morph?: Value } | { path: readonly Ref[] };
type PropOf<Name extends keyof Props> = Shown &
  Placed & { prop: Name } & Animated<Omit<Settings<Name>, 'pts'>> &
  (Settings<Name> extends { pts: unknown } ? Line : unknown);

/** A prop, or a part of a room. */
export type PropLayer = { [Name in keyof Props]: PropOf<Name> }[keyof Props];

/** Draws a signal over time as a stitched thread, as on a monitor: `speed` units a second, `amp` units high. */
export type TraceLayer = Shown & {
  trace: Signal;
  since: number;
  until: number;
  x: number;
  y: number;
  amp: number;
  speed: number;
};

export type Layer = FigureLayer | MoreLayer | PropLayer | TraceLayer;

/** Loudness (1 is full) and position from -1 (left) to 1 (right). */
type Heard = { gain?: number; pan?: number };
type SoundOf = { [Name in SoundName]: { play: Name } & SoundSettings<Name> }[SoundName];

/**
 * A sound at one or several times; the footsteps of a walking figure; the breath that a signal drives; or a musical
 * motif.
 */
export type Sound = Heard &
  (
    | ({ at: number | readonly number[] } & SoundOf)
    | { steps: string }
    | { air: Signal; from?: number }
    | { at: number; motif: string }
  );

/** A caption: start and end (seconds of the scene), Swedish, English. A line break is `\n`. */
type Caption = readonly [from: number, to: number, sv: string, en: string];

/** One sheet of paper and the action on it. All times are in seconds from the start of the scene. */
export type Scene = {
  id: string;
  seconds: number;
  /** Seconds that it takes to slide in over the previous scene. */
  enter?: number;
  paper?: string;
  camera?: { x?: Value; y?: Value; zoom?: Value };
  signals?: Signals;
  points?: Readonly<Record<string, Spot>>;
  layers: readonly Layer[];
  captions?: readonly Caption[];
  sounds?: readonly Sound[];
};

type Both = { sv: string; en: string };

/** A film: 1280 × 720 pixels; a clip: 720 × 1280. */
export type Board = {
  format: 'film' | 'clip';
  title: Both;
  /** The second of the film that the poster shows. */
  posterAt: number;
  /** Video bitrate in kbit/s, where the default of the format is too low or too high. */
  kbps?: number;
  cast: Readonly<Record<string, Person>>;
  scenes: readonly Scene[];
  /** Rows of content/facts.md on which the film is based. */
  facts: readonly string[];
  /** What is true but not shown. The film's page must state it. */
  leavesOut: readonly string[];
  /** What is seen and heard, in words. */
  transcript: Both;
};

/**
 * Measures of a format, in pixels of the picture. `line` is where a player puts captions, as a percentage of the
 * height; `kbps` is the video bitrate.
 */
export const formats = {
  film: { size: [1280, 720], captions: { top: 604, height: 104, font: 52 }, kbps: 130 },
  clip: { size: [720, 1280], captions: { top: 985, height: 140, font: 46, line: 77 }, kbps: 150 },
} as const;

/** When a scene is shown, in seconds of the film. `slide` is how long it takes to slide in over the previous one. */
export type Timed = { scene: Scene; start: number; end: number; slide: number };

/** Returns the scenes with their times, and the length of the film in seconds. */
export function timeline(board: Board): { list: Timed[]; seconds: number } {
  let seconds = 0;
  const list = board.scenes.map((scene) => {
    const slide = scene.enter ?? 0;
    const start = seconds - slide;
    seconds = start + scene.seconds;
    return { scene, start, end: seconds, slide };
  });
  return { list, seconds };
}
