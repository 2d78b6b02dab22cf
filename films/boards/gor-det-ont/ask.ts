import type { Scene } from '../../engine/board.ts';
import { C } from '../../engine/paper.ts';

export const ask: Scene = {
  id: 'ask',
  seconds: 6,
  paper: C.butter,
  camera: { x: 360, y: 640, zoom: '0:1.02 6:1.08:sine' },
  points: {
    rub: { x: '0:246 1.6:246 2:240 2.4:250 2.8:240 3.4:246', y: '0:826 1.6:826 2:836 2.4:822 2.8:836 3.4:826' },
    own: { x: 214, y: 960 },
  },
  layers: [
    { prop: 'wall', fill: C.butter },
    {
      prop: 'thread',
      pts: '-30,300 120,250 250,190 330,110 440,120 420,210 310,200 330,110 430,80 500,160 410,220 340,160 420,90 520,130 560,220 650,230 760,190',
      pts2: '-40,160.2 11.3,172.8 62.5,184.7 113.8,192.3 165,193.7 216.3,188.3 267.5,177.7 318.8,164.9 370,153.6 421.3,146.9 472.5,146.8 523.8,153.3 575,164.5 626.3,177.3 677.5,188 728.8,193.6 780,192.5',
      morph: '3.1:0 4.6:1',
      draw: '0:0.1 2.3:1:sine',
      w: 8,
      on: 22,
      off: 12,
      depth: 0.95,
    },
    {
      figure: 'boy',
      x: 360,
      y: 988,
      s: 4.3,
      sit: 1,
      hide: ['legs', 'armR'],
      tilt: '0:-2 1.4:-6 3:-6 4:2',
      turn: '0:0 1:-5 2.9:-5 3.6:0',
      nod: '0:0 1:3 2.9:3 3.6:0',
      gx: '0:0 0.9:-0.9 2.9:-0.9 3.5:0',
      gy: '0.4:0 0.9:0.9 2.9:0.9 3.5:0',
      worry: '0:0.8 3.2:0.9 4.6:0.35',
      smile: '0:-0.1 4.6:0.05',
      wobble: '0:0.7 3.4:0.8 4.6:0.1',
      L: { at: '@own', e: 1 },
    },
    { more: 'boy', only: ['armR'], R: { at: '@rub', e: 1, rot: 8 } },
    { prop: 'hill', x: 360, y: 1330, w: 1500, h: 480, fill: C.rose },
  ],
  captions: [
    [0.3, 2.85, 'Gör det ont\natt få ett stick?', 'Does a needle\nhurt?'],
    [3, 5.95, 'Ja, det kan göra ont.\nDet går över.', 'Yes, it can hurt.\nThen it passes.'],
  ],
  sounds: [
    { at: 0.2, motif: 'ask', gain: 0.7 },
    { at: 3.2, play: 'note', midi: 69, gain: 0.5 },
    { at: 3.9, play: 'note', midi: 65, gain: 0.5 },
  ],
};
