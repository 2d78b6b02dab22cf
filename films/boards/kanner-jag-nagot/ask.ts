import type { Scene } from '../../engine/board.ts';
import { C } from '../../engine/paper.ts';

export const ask: Scene = {
  id: 'ask',
  seconds: 6.2,
  paper: C.butter,
  camera: { x: 360, y: 640, zoom: '0:1.02 6.2:1.07:sine' },
  points: {
    left: { x: '0:318 2:322:sine 4:316:sine 6:320:sine', y: '0:900 2:896:sine 4:902:sine' },
    right: { x: '0:404 2:400:sine 4:406:sine 6:402:sine', y: '0:908 2:904:sine 4:910:sine' },
  },
  layers: [
    { prop: 'wall', fill: C.butter },
    {
      prop: 'thread',
      pts: '-30,300 120,250 250,190 330,110 440,120 420,210 310,200 330,110 430,80 500,160 410,220 340,160 420,90 520,130 560,220 650,230 760,190',
      pts2: '-30,196 22,184 75,168 128,154 182,148 235,152 290,164 340,178 392,190 446,194 500,188 552,174 604,158 656,148 700,150 730,158 760,170',
      morph: '4:0 5.4:1',
      draw: '0:0.1 2.6:1:sine',
      w: 8,
    },
    {
      figure: 'home',
      x: 360,
      y: 1010,
      s: 4,
      sit: 1,
      hide: ['legs', 'armL', 'armR'],
      turn: '0:4 1.2:-5 3:-5 4:0',
      tilt: '0:2 1.4:-5 3.2:-5 4.4:2',
      nod: '0:0 1:3 3:3 4:0',
      gx: '0:0.3 0.8:-0.4 3:-0.4 3.6:0',
      gy: '0:0 0.8:0.9 3:0.9 3.6:0',
      worry: '0:0.8 3.6:0.9 5:0.3',
      smile: '0:-0.1 5:0.15',
      wobble: '0:0.6 3.8:0.7 4.8:0.1',
    },
    { more: 'home', only: ['armL'], L: { at: '@left', e: 1 } },
    { more: 'home', only: ['armR'], R: { at: '@right', e: 1 } },
    { prop: 'hill', x: 360, y: 1360, w: 1500, h: 460, fill: C.aqua },
  ],
  captions: [
    [0.3, 3.9, 'Känner jag något\nnär de opererar?', 'Will I feel\nthe operation?'],
    [4.1, 6.1, 'Nej.', 'No.'],
  ],
  sounds: [
    { at: 0.2, motif: 'ask', gain: 0.6 },
    { at: 4.1, play: 'note', midi: 69, gain: 0.45 },
    { at: 4.7, play: 'note', midi: 65, gain: 0.45 },
  ],
};
