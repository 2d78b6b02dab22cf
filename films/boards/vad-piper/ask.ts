import type { Scene } from '../../engine/board.ts';
import { C } from '../../engine/paper.ts';

export const ask: Scene = {
  id: 'ask',
  seconds: 7,
  paper: C.aqua,
  camera: { x: 360, y: 640, zoom: 1.02 },
  signals: { breath: '0:0.2 1.6:0.8:sine 3.2:0.1:sine 4.8:0.8:sine 6.4:0.2:sine 8:0.8:sine' },
  points: {
    point: { x: '3.4:520 4:520 6.6:520', y: '3.4:800 4:640 6.6:640' },
    own: { x: 180, y: 900 },
  },
  layers: [
    { prop: 'wall', fill: C.aqua },
    { prop: 'monitor', x: 486, y: 420, scale: 1.9, stand: 300, t: { time: 1 } },
    { prop: 'ring', x: 486, y: 238, k: '3.3:0 4:1:sine', w: 420, h: 330 },
    { prop: 'bedHead', x: 280, y: 690, scale: 0.98, frame: C.teal },
    {
      figure: 'girl',
      x: 280,
      y: 930,
      s: 3.1,
      sit: 1,
      hide: ['legs', 'armL', 'armR'],
      turn: '0:0 0.6:-8 1.6:-8 2.2:2 3:2 3.5:8',
      tilt: '0:0 0.8:-6 1.6:-6 2.4:4 3.6:2',
      gx: '0:0 0.4:-1 1.5:-1 2:0.4 3:0.4 3.3:1',
      gy: '0:0 2:-0.2 3.3:-0.9',
      worry: '0:0.4 3.2:0.6 4:0',
      brow: '0.4:0.4 3.4:0.3 3.8:0.9 5:0.3',
      smile: '0:0 3.4:-0.05 4.2:0.6',
      breath: '$breath',
    },
    { prop: 'blanket', x: 320, y: 930, w: 1500, fill: C.pink, fold: C.rose, stars: 0, b: '$breath' },
    {
      more: 'girl',
      only: ['armL', 'armR'],
      L: { at: '@own', e: 1 },
      R: { at: '@point', mix: '3.4:0 4:1 6.5:1', pose: 'lap', e: -1, fingers: 'point' },
    },
  ],
  captions: [
    [0.3, 2.7, 'Vad är det\nsom piper?', 'What is\nthat beeping?'],
    [3.2, 6.7, 'Skärmen. Den visar\nhur hjärtat slår.', 'The screen. It shows\nhow my heart beats.'],
  ],
  sounds: [
    { at: [0.16, 1.11, 2.06, 3.01, 3.96, 4.91, 5.86, 6.81], play: 'beep', gain: 0.2 },
    { at: 3.4, play: 'note', midi: 69, gain: 0.45 },
    { at: 4, play: 'note', midi: 65, gain: 0.4 },
  ],
};
