import type { Scene } from '../../engine/board.ts';
import { C } from '../../engine/paper.ts';

export const waits: Scene = {
  id: 'waits',
  seconds: 5.2,
  enter: 0.8,
  paper: C.rosy,
  camera: { x: 360, y: 640, zoom: 1.02 },
  points: { cap: { x: 372, y: 800 } },
  layers: [
    { prop: 'wall', fill: C.rosy, depth: 0.6 },
    { prop: 'clock', x: 360, y: 238, k: 0.86, turn: '0.9:0 4.6:0.75:sine' },
    { prop: 'floor', y: 930, fill: C.aqua, n: 3, x1: 1400 },
    { prop: 'thread', pts: '-40,470 100,430 240,480 360,440 500,480 640,430 780,470', draw: '0:0.3 4:1:sine', w: 8 },
    { prop: 'seats', x: 360, y: 800, scale: 1.14, fill: C.mid },
    {
      figure: 'mumHome',
      x: 368,
      y: 812,
      s: 2.5,
      sit: 1,
      turn: '0:0 1:0 1.6:-12 3:-12 3.7:0',
      tilt: '0:0 1.6:-3 3:-3 3.7:4',
      nod: '3:0 3.7:4',
      gx: '0:0 0.8:0 1.2:-0.8 2.9:-0.8 3.4:0.1',
      gy: '0:0 0.8:0 1.2:-0.8 2.9:-0.8 3.4:0.8',
      smile: '0:0.3 3.6:0.5',
      worry: '0:0.3 3.6:0.1',
      footL: -20,
      footR: 22,
      L: { at: { x: 326, y: 786 }, e: 1 },
      R: { at: { x: 412, y: 790 }, e: 1 },
    },
    { prop: 'book', x: 370, y: 796, scale: 1.1, turn: '3.6:0 4.6:1:sine' },
    { prop: 'plant', x: 640, y: 940, scale: 1.3, sway: { sway: 1.2, every: 5 } },
  ],
  captions: [[0.9, 4.4, 'Sedan väntar hon\nutanför.', 'Then she waits\noutside.']],
  sounds: [
    { at: [0.9, 2.1, 3.3, 4.5], play: 'tick', gain: 0.25 },
    { at: [1.5, 2.7, 3.9], play: 'tick', low: true, gain: 0.25 },
    { at: 3.8, play: 'page', gain: 0.2 },
  ],
};
