import type { Layer, Scene } from '../../engine/board.ts';
import { C } from '../../engine/paper.ts';
import { child, wallAndWindow } from './set.ts';

/** When the child knocks on the table, and when the door answers. */
const mine = [1.7, 2.1, 4.1, 4.4, 4.7];
const theirs = [2.9, 3.3, 5.4, 5.7, 6];

const marks = (times: readonly number[], place: { x: number; y: number; rotate: number }): Layer[] =>
  times.map((t) => ({
    prop: 'knockMarks',
    ...place,
    k: `${t - 0.05}:0 ${t + 0.05}:0.8 ${t + 0.28}:0`,
    from: t - 0.05,
    to: t + 0.28,
  }));

/** Another day: the child knocks, the door knocks back, and they come. */
export const knock: Scene = {
  id: 'knock',
  seconds: 11.4,
  enter: 1,
  paper: C.butter,
  camera: { x: 634, y: 366, zoom: 1.08 },
  points: {
    fist: {
      x: '0:390 1.3:412 6.2:412 6.9:404 7.6:414 8:400 8.4:414 9:396',
      y: '0:470 1.3:410 1.6:396 1.7:420:in 1.9:400 2.1:420:in 2.4:404 3.9:404 4:394 4.1:420:in 4.25:400 4.4:420:in 4.55:400 4.7:420:in 5:404 6.2:404 6.9:340 7.6:334 8:344 8.4:334 9:400',
    },
  },
  layers: [
    ...wallAndWindow(C.butter, 0.7),
    { prop: 'doorway', x: 1040, y: 590 },
    {
      figure: 'bo',
      from: 6.2,
      x: '7.4:1140 10.6:1010:sine',
      y: 588,
      s: 1.5,
      walk: '7.4:0.8 10:0.8 10.6:0',
      turn: -12,
      idle: 0,
      gx: -0.9,
      smile: 0.9,
      L: { pose: 'hold' },
      R: { pose: 'hold' },
    },
    {
      prop: 'hat',
      from: 6.2,
      at: { follow: 'bo', x: -3, y: -30 },
      scale: 1.3,
      rotate: { sway: 4, every: 0.9, base: -4 },
    },
    { prop: 'besideDoor', x: 1040, y: 590, fill: C.butter, to: 8.6 },
    {
      figure: 'pim',
      from: 6.2,
      x: '6.9:1130 10.4:830:sine',
      y: '6.9:588 9.6:606:sine',
      s: 1.5,
      walk: '6.9:0.8 9.8:0.8 10.4:0',
      turn: -14,
      gx: -0.9,
      tilt: { sway: 5, every: 1.1, base: -2 },
      brow: '8:0.3 10:0.8',
      smile: 1,
      L: { pose: 'hold' },
      R: { pose: 'hold' },
    },
    { prop: 'besideDoor', x: 1040, y: 590, fill: C.butter },
    { prop: 'doorLeaf', x: 1040, y: 590, open: '6.2:0 7:0.9' },
    {
      figure: 'child',
      ...child,
      lean: -8,
      turn: '0:6 0.9:6 1.4:4 2.3:4 2.6:9 3.6:9 4:4 4.9:4 5.2:9',
      tilt: '0:2 1.4:4 2.4:-3 3.6:-4 4.1:4 5:-4 7:3 9:-3',
      nod: '1.4:2 2.2:0 4:2 4.8:0',
      gx: '0:0.6 2.2:0.6 2.5:0.9 3.7:0.9 3.9:0.6 4.8:0.6 5:0.9',
      gy: '0:0 1.2:0.7 2.1:0.6 2.4:0 3.7:0 3.9:0.6 4.7:0.6 5:0',
      brow: '2.2:0 2.8:0.8 3.4:0.4 5.2:1 6.4:0.6',
      smile: '0:0.3 1.6:0.4 3:0.7 5.4:1',
      open: '5.3:0 5.6:0.3 6.4:0.2 6.8:0',
    },
    { prop: 'lapBlanket', x: 290, y: 474, knees: 0.25 },
    { more: 'child', only: ['armL'], L: { pose: 'lap' } },
    { prop: 'bedTable', x: 462, y: 430 },
    { more: 'child', only: ['armR'], R: { at: '@fist', mix: '0.6:0 1.3:1 9:1 9.8:0', e: 1, grip: 1, pose: 'lap' } },
    ...marks(mine, { x: 424, y: 388, rotate: 30 }),
    ...marks(theirs, { x: 918, y: 330, rotate: -80 }),
  ],
  captions: [
    [1, 3.8, 'En annan dag vill jag.', 'Another day, I want to.'],
    [4.9, 8.4, 'Jag knackar. Då får de komma in.', 'I knock. Now they can come in.'],
  ],
  sounds: [
    { at: 0, play: 'hush', length: 11.4, gain: 0.12 },
    { at: mine, play: 'rap', gain: 0.5, pan: -0.3 },
    { at: theirs, play: 'rap', low: true, gain: 0.5, pan: 0.4 },
    { at: 6.3, play: 'door', gain: 0.3, pan: 0.3 },
    { steps: 'pim', gain: 0.5 },
    { steps: 'bo', gain: 0.4 },
    { at: 7.4, motif: 'ask', gain: 0.5 },
  ],
};
