/** The three at the chair, from in front: scenes say only what each of them does. */
import type { FigureLayer, Layer } from '../../engine/board.ts';
import { C } from '../../engine/paper.ts';

type Placed = Omit<FigureLayer, 'figure'>;

export const boy = { x: 560, y: 684, s: 2.8, sit: 1, hide: ['legs', 'armL', 'armR'], idle: 0.4 } satisfies Placed;

export const noor = {
  x: 888,
  y: 706,
  s: 2.5,
  sit: 1,
  hide: ['legs', 'armL', 'armR'],
  turn: -9,
  gx: -0.9,
} satisfies Placed;

export const grandma = {
  x: 232,
  y: 716,
  s: 2.5,
  sit: 1,
  hide: ['legs', 'armR'],
  turn: 8,
  gx: 0.9,
  lean: 3,
  L: { pose: 'knee' },
} satisfies Placed;

/** What is behind them. */
export const behind: readonly Layer[] = [
  { prop: 'wall', fill: C.butter },
  { prop: 'dentalTray', x: 1120, y: 470 },
  { prop: 'headrest', x: 560, y: 402 },
];

/** What is before the boy. */
export const before: readonly Layer[] = [
  { prop: 'bib', x: 560, y: 532, scale: 1.05 },
  { prop: 'panel', x: 560, y: 800, w: 520, h: 260, fill: C.plum, word: 'seat', r: 40, drop: -4 },
];
