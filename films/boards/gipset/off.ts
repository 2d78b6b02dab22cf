import type { Scene } from '../../engine/board.ts';
import { C } from '../../engine/paper.ts';

export const off: Scene = {
  id: 'off',
  seconds: 8.6,
  enter: 0.9,
  paper: C.aqua,
  camera: { x: 640, y: 360, zoom: 1.02 },
  points: { arm: { x: 560, y: 400 } },
  layers: [
    { prop: 'wall', fill: C.aqua },
    { prop: 'cushion', x: 520, y: 424, w: 1120, h: 400, fill: C.pink },
    {
      prop: 'plasterArm',
      at: '@arm',
      sleeve: C.leaf,
      thin: 1,
      curl: '0:0 5.8:0 6.2:1:sine 6.7:0:sine 7.2:1:sine 7.7:0:sine',
    },
    { prop: 'castHalves', at: '@arm', open: '3.9:0 5.4:1:in', fade: '5:1 5.5:0' },
    { prop: 'bird', at: '@arm', dx: -10, dy: 0, k: 2, thread: 1, rotate: -3, fade: '3.8:1 4.1:0' },
    { prop: 'calendar', x: 1086, y: 170, scale: 0.86, weeks: '0.8:0 3.5:4:linear' },
  ],
  captions: [
    [0.95, 4.1, 'Efter några veckor tas gipset av.', 'After some weeks the cast comes off.'],
    [4.9, 7.9, 'Armen är stel och svag först.', 'My arm is stiff and weak at first.'],
  ],
  sounds: [
    { at: [0.9, 1.6, 2.3, 3], play: 'tick', low: false, gain: 0.22 },
    { at: 4, play: 'peel', length: 1.2, gain: 0.25 },
    { at: 5.6, play: 'note', midi: 65, gain: 0.4 },
  ],
};
