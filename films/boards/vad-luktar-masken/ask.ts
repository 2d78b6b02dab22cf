import type { Scene } from '../../engine/board.ts';
import { C } from '../../engine/paper.ts';

/** The question: she looks at the mask, and sniffs from afar. */
export const ask: Scene = {
  id: 'ask',
  seconds: 6,
  paper: C.aqua,
  camera: { x: 360, y: 640, zoom: 1.02 },
  points: {
    mask: { x: '0:470 1.4:470 2.4:440 4.6:440', y: '0:820 1.4:820 2.4:760 4.6:760' },
    hold: { on: '@mask', x: 66, y: 50 },
  },
  layers: [
    { prop: 'wall', fill: C.aqua },
    {
      prop: 'thread',
      pts: '-40,150 80,110 190,150 300,110 380,70 460,110 440,190 360,190 340,120 420,60 540,90 640,140 780,110',
      draw: '0.1:0.05 2.6:1:sine',
      w: 8,
    },
    {
      figure: 'girl',
      x: 330,
      y: 990,
      s: 4.1,
      sit: 1,
      hide: ['legs', 'armL', 'armR'],
      turn: '0:6',
      tilt: '0:-2 1.2:-5 2.4:5 4.2:-4',
      gx: '0:0.7 3:0.7 3.6:0',
      gy: '0:0.8 3:0.8 3.6:0',
      worry: '0:0.6 3.4:0.4 4.4:0',
      brow: '0:0.2 1.4:0.8 3:0.3',
      smile: '0:0 3.4:0.1 4.4:0.6',
      wrinkle: '1.8:0 2.3:0.6 2.8:0 3.1:0.6 3.6:0',
      breath: '1.6:0.2 2.6:1:sine 3.6:0.2:sine',
    },
    { prop: 'hill', x: 360, y: 1340, w: 1500, h: 470, fill: C.rose },
    { more: 'girl', only: ['armL'], L: { pose: 'lap' } },
    { more: 'girl', only: ['armR'], R: { at: '@hold', e: 1, grip: 1 } },
    { prop: 'mask', at: '@mask', k: 3, rotate: '0:-16 2.4:-30' },
  ],
  captions: [
    [0.3, 2.8, 'Vad luktar masken?', 'What does the mask\nsmell of?'],
    [3.1, 5.8, 'Det är olika\npå olika sjukhus.', 'It’s different\nat each hospital.'],
  ],
  sounds: [
    { at: 0, play: 'hush', length: 6, gain: 0.12 },
    { at: 0.2, motif: 'ask', gain: 0.7 },
    { at: 1.8, play: 'breath', length: 0.7, up: true, gain: 0.3 },
    { at: 2.7, play: 'breath', length: 0.7, up: true, gain: 0.3 },
  ],
};
