/** What a storyboard is: a film as data. `films/README.md` tells how to write one. */
import type { Part } from './figure/figure.ts';
import type { Person } from './figure/person.ts';
import type { Fingers, Legs, neutral, Posture } from './figure/state.ts';
import type { props } from './props/index.ts';
import type { SoundName, SoundSettings } from './sound/index.ts';
import type { Points, Signal, Signals, Value } from './values.ts';

/** The name of a point of the scene. */
export type Ref = `@${string}`;

/** A place: fixed or moving, or as far from another place, a figure's head, elbow or hand. */
export type Spot = { x?: Value; y?: Value } & (
  | { on?: Ref }
  /** In the figure's own units, origin mid-face. */
  | { follow: string }
  | { elbow: string; side: 'L' | 'R' }
);

/** What one arm does. */
export type ArmSpec = {
  at?: Ref | Spot;
  pose?: Posture;
  fingers?: Fingers;
  on?: string;
} & Partial<Record<'x' | 'y' | 'e' | 'mix' | 'thumb' | 'grip' | 'rot', Value>>;

/**
 * What every layer may say: when it is there (seconds), how far behind (1 is the stage), that no camera moves it,
 * or that it is seen through a window (left, top, width, height).
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
  /** How much of the small sway of the idle body there is. */
  idle?: number;
  blink?: false;
};

/** Pieces of the figure that are drawn, and their order from back to front. */
type Pieces = { hide?: readonly Part[]; only?: readonly Part[]; order?: readonly Part[] };

/** A figure of the cast. */
export type FigureLayer = Shown & Acting & Pieces & { figure: string };
/** Pieces of a figure that is drawn already, once more on top; what it does not say is as in the first layer. */
export type MoreLayer = Shown & Acting & Pieces & { more: string };

type Placed = Partial<Record<'x' | 'y' | 'dx' | 'dy' | 'rotate' | 'scale' | 'fade', Value>> & { at?: Ref | Spot };
type Props = typeof props;
type Settings<Name extends keyof Props> = Parameters<Props[Name]> extends [infer P] ? P : unknown;
type Animated<P> = { [Key in keyof P]: [Exclude<P[Key], undefined>] extends [number] ? Value : P[Key] };
/** The points of a line: written out, on the way to others (`morph` 0 to 1), or places of the scene. */
type Line = { pts: Points; pts2?: Points; morph?: Value } | { path: readonly Ref[] };
type PropOf<Name extends keyof Props> = Shown &
  Placed & { prop: Name } & Animated<Omit<Settings<Name>, 'pts'>> &
  (Settings<Name> extends { pts: unknown } ? Line : unknown);

/** A thing or a piece of the room. */
export type PropLayer = { [Name in keyof Props]: PropOf<Name> }[keyof Props];

/** A thread that is sewn along a signal, as on a monitor: `speed` units a second, `amp` units high. */
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

/** Loudness (1 is full) and place from -1 (left) to 1 (right). */
type Heard = { gain?: number; pan?: number };
type SoundOf = { [Name in SoundName]: { play: Name } & SoundSettings<Name> }[SoundName];

/** A sound at one or several times; the steps of a figure that walks; the air that a signal moves. */
export type Sound = Heard &
  (
    | ({ at: number | readonly number[] } & SoundOf)
    | { steps: string }
    | { air: Signal; from?: number }
    | { at: number; motif: string }
  );

/** A caption: from, to (seconds of the scene), Swedish, English. A line break is `\n`. */
type Caption = readonly [from: number, to: number, sv: string, en: string];

/** One sheet of paper and what happens on it. All times are seconds from its beginning. */
export type Scene = {
  id: string;
  seconds: number;
  /** For how long it slides in over the sheet before. */
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

/** A film: 1280 × 720, or, as a clip, 720 × 1280. */
export type Board = {
  format: 'film' | 'clip';
  title: Both;
  /** The second that the still picture shows. */
  posterAt: number;
  /** Kilobits of picture a second, where the usual do not suffice or are too many. */
  kbps?: number;
  cast: Readonly<Record<string, Person>>;
  scenes: readonly Scene[];
  /** Rows of content/facts.md that it rests on. */
  facts: readonly string[];
  /** What is true but not shown: the film's page must say it. */
  leavesOut: readonly string[];
  /** What is seen and heard, in words. */
  transcript: Both;
};

/** Measures of a format, in pixels of the picture; `line` is where a player puts captions, in percent of the height. */
export const formats = {
  film: { size: [1280, 720], captions: { top: 604, height: 104, font: 52 }, kbps: 130 },
  clip: { size: [720, 1280], captions: { top: 985, height: 140, font: 46, line: 77 }, kbps: 150 },
} as const;

/** When a scene is seen, in seconds of the film; `slide` is for how long it comes in over the one before. */
export type Timed = { scene: Scene; start: number; end: number; slide: number };

/** Returns the scenes with their times, and how long the film is. */
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
