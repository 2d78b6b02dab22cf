import type { Scene } from '../../engine/board.ts';
import { C } from '../../engine/paper.ts';

/** Seen from the bed: Leo holds a card with faces, and a finger goes along it. */
export const faces: Scene = {
  id: 'faces',
  seconds: 7,
  enter: 0.9,
  paper: C.aqua,
  camera: { x: 640, y: 360, zoom: 1.02 },
  signals: { breath: '0:0.2 2:0.8:sine 4:0.2:sine 6:0.8:sine 8:0.2:sine' },
  points: {
    card: { x: 640, y: '0.7:780 1.8:468' },
    cardL: { on: '@card', x: -206, y: -140 },
    cardR: { on: '@card', x: 206, y: -140 },
    finger: {
      on: '@card',
      x: '2.8:-200 3.6:-226:sine 4.3:-66:sine 4.9:80:sine 6.2:80',
      y: '2.8:420 3.6:86:sine 4.3:96:sine 4.9:58:sine 6.2:58',
    },
  },
  layers: [
    { prop: 'wall', fill: C.aqua, depth: 0.6 },
    { prop: 'monitor', x: 190, y: 260, scale: 1.2, stand: 360, t: { time: 1 }, depth: 0.9 },
    { prop: 'bayCurtain', x: 1280, y: 20, h: 600, drawn: 0.8, sway: { sway: 2, every: 6 }, depth: 0.9 },
    {
      figure: 'leo',
      x: 640,
      y: 540,
      s: 2.9,
      sit: 1,
      hide: ['legs', 'armL', 'armR'],
      tilt: '0:0 1.8:5 3.4:5 4.8:-4',
      turn: '0:0 1.8:-3 4.8:3',
      gy: '0:0.3 3:0.3 3.6:0.9 5.4:0.9 6:0.3',
      gx: '0:0 3.4:-0.4 4.9:0.3 6:0',
      nod: '5.3:0 5.6:3 6:0',
      brow: '1.4:0 2.2:0.7 3.4:0.2',
      smile: '0:0.6 3.4:0.5 4.9:0.2',
    },
    { prop: 'blanket', x: 640, y: 590, w: 1900, fill: C.pink, fold: C.rose, stars: 0, b: '$breath' },
    { more: 'leo', only: ['armL', 'armR'], L: { at: '@cardL', e: 1, grip: 1 }, R: { at: '@cardR', e: 1, grip: 1 } },
    { prop: 'faceScale', at: '@card', scale: 1.4, mark: 3, ring: '5:0 5.8:1:sine' },
    { prop: 'pointHand', at: '@finger', scale: 0.9 },
  ],
  captions: [
    [0.95, 3.4, 'Leo frågar hur ont det gör.', 'Leo asks how much it hurts.'],
    [3.7, 6.2, 'Jag pekar på ett ansikte.', 'I point to a face.'],
  ],
  sounds: [
    { at: 1.6, play: 'felt', gain: 0.4 },
    { at: 3.6, play: 'note', midi: 65, gain: 0.25 },
    { at: 4.3, play: 'note', midi: 67, gain: 0.25 },
    { at: 5, play: 'note', midi: 69, gain: 0.4 },
  ],
};
