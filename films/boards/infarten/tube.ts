import type { Scene } from '../../engine/board.ts';
import { C } from '../../engine/paper.ts';

export const tube: Scene = {
  id: 'tube',
  seconds: 10.6,
  enter: 0.9,
  paper: C.rosy,
  signals: { bend: '8.3:0 9:-7:sine 9.7:6:sine 10.4:0:sine' },
  points: {
    // The wrist is 105 units to the left: a degree lifts the place by 1.83.
    site: { x: 640, y: { of: '$bend', from: 386, to: 387.83 } },
    pull: { x: '0:786 2.2:786 3.2:1096:sine 4:1400', y: '0:352 2.2:352 3.2:303:sine 4:250' },
    cover: { x: '4.9:1060 6.1:652:sine 6.6:652 7.6:1300', y: '4.9:-140 6.1:384:sine 6.6:384 7.6:-180' },
    smooth: { on: '@cover', x: '0:74 6.1:74 6.4:20:sine 6.7:74', y: -18 },
  },
  layers: [
    { prop: 'wall', fill: C.rosy, depth: 0.6 },
    { prop: 'thread', pts: '-40,110 140,70 330,120 520,80 760,120 1000,70 1330,110', draw: '0:0.3 5:1:sine' },
    { prop: 'cushion', x: 640, y: 440, w: 1500, h: 430, fill: C.sun },
    { prop: 'handBack', x: 640, y: 386, scale: 1.05, skin: 'golden', pale: 0.14, bend: '$bend' },
    {
      prop: 'cannula',
      at: '@site',
      scale: 1.05,
      into: 1,
      out: '2.2:0 3.2:1:sine 4:3:linear',
      rot: { of: '$bend', from: -9, to: -8 },
    },
    { prop: 'bighand', at: '@pull', k: 1.05, rot: -28, glove: 1, cuff: C.mid, pinch: 1, to: 4.2 },
    { prop: 'dressing', at: '@cover', from: 4.9, to: 6.5, k: 1.05, on: '5.6:0 6.2:1' },
    { prop: 'dressing', at: '@site', from: 6.51, dx: 12, dy: -2, k: 1.05, rotate: '$bend' },
    {
      prop: 'bighand',
      at: '@smooth',
      from: 4.9,
      k: 1.05,
      rot: -28,
      glove: 1,
      cuff: C.mid,
      pinch: '4.9:1 6.1:1 6.4:0.2',
    },
  ],
  captions: [
    [0.95, 3.2, 'Nålen tas ut igen.', 'The needle comes out.'],
    [3.5, 6.2, 'Bara det mjuka röret är kvar.', 'Only the soft tube stays.'],
    [6.6, 9, 'Tejp håller det på plats.', 'Tape holds it in place.'],
  ],
  sounds: [
    { at: 2.4, play: 'breath', gain: 0.18, length: 1.4 },
    { at: 3.4, play: 'note', midi: 67, gain: 0.35 },
    { at: 6.3, play: 'felt', gain: 0.4 },
  ],
};
