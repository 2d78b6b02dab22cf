import type { Scene } from '../../engine/board.ts';
import { C } from '../../engine/paper.ts';

/** The question, and the answer. */
export const ask: Scene = {
  id: 'ask',
  seconds: 7,
  paper: C.aqua,
  camera: { x: 360, y: 640, zoom: 1.02 },
  points: {
    teddy: { x: 350, y: { sway: 3, every: 3.7, base: 842 } },
    hug: { on: '@teddy', x: 38, y: 62 },
    hug2: { on: '@teddy', x: -34, y: 76 },
  },
  layers: [
    { prop: 'wall', fill: C.aqua },
    { prop: 'window', x: 150, y: 210, scale: 0.95, sun: 0.05 },
    { prop: 'curtain', x: 290, y: 226, scale: 1, fill: C.rose, sway: { sway: 1.2, every: 6 } },
    {
      prop: 'thread',
      pts: '-30,120 120,90 250,60 400,120 520,70 560,150 480,190 420,120 520,60 640,110 660,180 590,190 580,110 680,70 760,110',
      pts2: '-40,110 30,100 100,92 160,88 220,86 280,90 340,98 400,106 460,110 520,108 580,102 640,94 690,88 730,86 780,88',
      morph: '3.2:0 4.8:1',
      draw: '0:0.2 2.4:1:sine',
      w: 8,
    },
    { prop: 'bedHead', x: 340, y: 620, scale: 1.06, frame: C.mid },
    {
      figure: 'boy',
      x: 340,
      y: 1010,
      s: 3.7,
      sit: 1,
      hide: ['legs', 'armL', 'armR'],
      tilt: '0:-3 1.2:-7 2.8:-7 4:3 5.6:1',
      turn: '0:0 1:-5 2.8:-5 3.6:0',
      gx: '0:0 0.8:-0.8 2.8:-0.8 3.4:0',
      gy: '0:0 0.8:-0.6 2.8:-0.6 3.4:0',
      worry: '0:0.8 3.2:0.9 4.8:0.2',
      smile: '0:-0.1 3.4:-0.1 4.8:0.5',
      wobble: '0:0.6 3.2:0.6 4.2:0',
    },
    { prop: 'blanket', x: 340, y: 946, w: 1100, fill: C.pink, fold: C.rose },
    { prop: 'teddy', at: '@teddy', k: 2.5, rotate: 6 },
    { more: 'boy', only: ['armR'], R: { at: '@hug', e: 1 } },
    { more: 'boy', only: ['armL'], L: { at: '@hug2', e: 1 } },
  ],
  captions: [
    [0.3, 2.9, 'Vaknar jag igen?', 'Will I wake up again?'],
    [3.2, 6.9, 'Ja. När operationen är klar\nvaknar jag.', 'Yes. I wake up when\nthe operation is done.'],
  ],
  sounds: [
    { at: 0, play: 'hush', length: 7, gain: 0.12 },
    { at: 0.2, motif: 'ask', gain: 0.7 },
    { at: 3.3, play: 'note', midi: 69, gain: 0.5 },
    { at: 4, play: 'note', midi: 65, gain: 0.5 },
  ],
};
