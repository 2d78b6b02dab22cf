import type { Scene } from '../../engine/board.ts';
import { C } from '../../engine/paper.ts';

export const ask: Scene = {
  id: 'ask',
  seconds: 6.4,
  paper: C.rosy,
  camera: { x: 360, y: 640, zoom: 1.03 },
  signals: { breath: '0:0.2 1.6:0.8:sine 3.2:0.1:sine 4.8:0.8:sine 6.4:0.2:sine' },
  points: {
    chin: { x: '0:300 1:318 2.8:318 3.6:290', y: '0:930 1:830 2.8:830 3.6:930' },
    other: { x: 430, y: 930 },
  },
  layers: [
    { prop: 'wall', fill: C.rosy },
    { prop: 'clock', x: 360, y: 196, k: 0.94, turn: '0.4:0.02 2.8:0.02 5.8:0.8:sine' },
    {
      figure: 'boy',
      x: 360,
      y: 1010,
      s: 4,
      sit: 1,
      hide: ['legs', 'armL', 'armR'],
      tilt: '0:0 1.2:7 2.7:7 3.5:-4 5.4:4',
      turn: '0:0 1.2:5 2.7:5 3.5:-3 5.4:3',
      nod: '0:0 1:-4 5.8:-4',
      gx: '0:0 0.8:0.2 2.6:0.2 3.6:-0.4 5.4:0.5',
      gy: '0:0 0.8:-1 5.9:-1 6.3:0',
      brow: '0.6:0 1.2:0.9 2.8:0.5 3.6:0.8',
      worry: '0:0.3 2.8:0.4 3.6:0',
      smile: '0:0 2.8:0 3.6:0.4',
      breath: '$breath',
    },
    { prop: 'hill', x: 360, y: 1330, w: 1500, h: 480, fill: C.mid },
    { more: 'boy', only: ['armL', 'armR'], L: { at: '@chin', e: 1, grip: 1 }, R: { at: '@other', e: 1 } },
  ],
  captions: [
    [0.3, 2.6, 'Hur länge\nsover jag?', 'How long\nwill I sleep?'],
    [3.1, 6, 'Så länge som\noperationen tar.', 'As long as\nthe operation takes.'],
  ],
  sounds: [
    { at: 0.2, motif: 'ask', gain: 0.6 },
    { at: [3, 4, 5], play: 'tick', low: false, gain: 0.25 },
    { at: [3.5, 4.5, 5.5], play: 'tick', low: true, gain: 0.25 },
  ],
};
