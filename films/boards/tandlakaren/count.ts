import type { Layer, Scene } from '../../engine/board.ts';
import { gloveOnHand } from '../../engine/props/dental.ts';
import { before, behind, boy, grandma, noor } from './set.ts';

/** When each tooth is counted, and where it hangs on the thread. */
const teeth = [
  [2, 110, 92],
  [2.5, 262, 68],
  [3, 412, 88],
  [3.5, 566, 64],
  [4, 720, 88],
  [4.5, 872, 66],
  [5.3, 1030, 90],
] as const;

const hung = teeth.map(([at, x, y], i): Layer => ({
  prop: 'tooth',
  x,
  y: y + 26,
  k: `${at}:0 ${at + 0.5}:1.35:settle`,
  hole: i === teeth.length - 1 ? 1 : 0,
}));

/** The teeth are counted; each is hung on the thread. */
export const count: Scene = {
  id: 'count',
  seconds: 8.4,
  enter: 0.9,
  camera: { y: 366 },
  points: {
    mirror: {
      x: '0:760 1:760 1.9:584 2.4:572 2.9:590 3.4:566 3.9:584 4.4:570 5:578 6.4:578 7.2:760',
      y: '0:600 1:600 1.9:458 2.4:450 2.9:454 3.4:450 3.9:456 4.4:450 5:452 6.4:452 7.2:600',
    },
    tool: { on: '@mirror', x: 92, y: 80 },
    hold: { x: 398, y: 560 },
    clasp: { on: '@hold', x: -12, y: -8 },
  },
  layers: [
    ...behind,
    {
      prop: 'thread',
      pts: '-40,76 110,66 262,40 412,60 566,36 720,60 872,40 1030,64 1180,44 1340,60',
      draw: '0.6:0.02 5.4:0.84:linear',
    },
    ...hung,
    {
      figure: 'grandma',
      ...grandma,
      gy: '0:0.2 1.6:0.2 2:-0.6 5.6:-0.6 6.2:0.2',
      gx: '0:0.9 5.2:0.9',
      tilt: '0:5 2.2:2 6.4:8',
      smile: '0:0.7 5.4:0.7 6:0.4',
      brow: '1.8:0 2.4:0.4 5.6:0.8 7:0.2',
    },
    {
      figure: 'noorMask',
      ...noor,
      lean: '0:-2 1.6:-7 6.4:-7 7.2:-3',
      tilt: '0:-3 1.8:-8 6.4:-8 7.2:-4',
      gy: '0:0.2 1.6:0.5 6.4:0.5 7.2:0.1',
      brow: '2:0.1 5.2:0.1 5.6:0.6 6.6:0.2',
    },
    {
      figure: 'boy',
      ...boy,
      turn: '0:6 1.2:6 1.8:2 6.4:2 7.2:-6',
      tilt: '0:3 1.8:-2 6.4:-2 7.2:-6',
      hy: '0:0 1.6:-2',
      open: '1.4:0 1.9:1 6.4:1 6.9:0',
      smile: '0:0.4 1.4:0.2 6.8:0 7.4:-0.1',
      worry: '0:0.3 1.6:0.5 3:0.1 5.4:0.1 6:0.6',
      gx: '0:0.8 1.6:0.7 2.2:-0.6 5.2:0.8 6.4:0.8 7:-0.8',
      gy: '0:0 1.6:0.3 2.2:-0.9 5.6:-0.9 6.4:-0.4 7:0.1',
    },
    ...before,
    { prop: 'mouthMirror', at: '@mirror', k: 0.74 },
    { more: 'noorMask', only: ['armR'], R: { pose: 'knee', on: gloveOnHand } },
    { more: 'noorMask', only: ['armL'], L: { at: '@tool', e: 1, grip: 1, on: gloveOnHand } },
    { more: 'boy', only: ['armL'], L: { at: '@hold', e: 1, grip: 1 } },
    { more: 'boy', only: ['armR'], R: { pose: 'lap' } },
    { more: 'grandma', only: ['armR'], R: { at: '@clasp', e: -1, grip: 1, rot: 16 } },
  ],
  captions: [
    [1, 4.4, 'Noor räknar mina tänder.', 'Noor counts my teeth.'],
    [5.4, 8.2, 'En tand har ett hål.', 'One tooth has a hole in it.'],
  ],
  sounds: [
    { at: 0, play: 'hush', length: 8.4, gain: 0.12 },
    { at: 2, play: 'note', midi: 60, gain: 0.4 },
    { at: 2.5, play: 'note', midi: 62, gain: 0.4 },
    { at: 3, play: 'note', midi: 64, gain: 0.4 },
    { at: 3.5, play: 'note', midi: 65, gain: 0.4 },
    { at: 4, play: 'note', midi: 67, gain: 0.4 },
    { at: 4.5, play: 'note', midi: 69, gain: 0.4 },
    { at: 5.3, play: 'note', midi: 57, gain: 0.5 },
  ],
};
