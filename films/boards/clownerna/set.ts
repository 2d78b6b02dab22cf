/** The room: the bed to the left, the door to the right. */
import type { FigureLayer, Layer } from '../../engine/board.ts';
import { C } from '../../engine/paper.ts';

type Placed = Omit<FigureLayer, 'figure'>;

/** The child who sits up in bed. */
export const child = {
  x: 300,
  y: 474,
  s: 1.9,
  twist: 0.5,
  legs: 'along',
  lean: -14,
  hide: ['legs', 'armL', 'armR'],
} satisfies Placed;

/** Returns the room and its bed; `sun` says where the light stands in the window. */
export const wallAndWindow = (paper: string, sun: number): readonly Layer[] => [
  { prop: 'wall', fill: paper },
  { prop: 'window', x: 560, y: 190, scale: 1.05, sun },
  { prop: 'floor', y: 560, fill: C.rose },
  { prop: 'bedShade', x: 420, y: 662, w: 640 },
  { prop: 'sickbed', x: 290, y: 470 },
];
