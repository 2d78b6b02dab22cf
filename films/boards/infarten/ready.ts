import type { Scene } from '../../engine/board.ts';
import { C } from '../../engine/paper.ts';

export const ready: Scene = {
  id: 'ready',
  seconds: 8.2,
  enter: 0.9,
  paper: C.rosy,
  points: {
    film: { x: '0.9:606 2.3:606 3.3:980', y: '0.9:384 2.3:384 3.3:-160' },
    corner: { x: '0.2:1240 1:700:sine 2.3:560:sine 3.3:950', y: '0.2:-200 1:360:sine 2.3:376:sine 3.3:-190' },
    swab: {
      x: '4.2:1100 5:660:sine 5.4:570:sine 5.8:660:sine 6.2:576:sine 6.6:650:sine 7.6:1240',
      y: '4.2:-100 5:374:sine 5.4:396:sine 5.8:364:sine 6.2:404:sine 6.6:380:sine 7.6:-160',
    },
    fingers: { on: '@swab', x: 22, y: -16 },
  },
  layers: [
    { prop: 'wall', fill: C.rosy, depth: 0.6 },
    { prop: 'thread', pts: '-40,110 140,70 330,120 520,80 760,120 1000,70 1330,110', draw: '0:0.3 5:1:sine' },
    { prop: 'cushion', x: 640, y: 440, w: 1500, h: 430, fill: C.sun },
    { prop: 'handBack', x: 610, y: 396, scale: 1.05, skin: 'golden', pale: '2:0 3:0.16' },
    { prop: 'band', x: '2.9:-80 3.9:176:settle', y: 392, k: '0:1.05 3.9:1.05 4.3:0.98:sine' },
    { prop: 'numb', at: '@film', k: 0.95, rot: -4, peel: '0.9:0 2.3:0.6:sine', to: 3.4 },
    { prop: 'bighand', at: '@corner', k: 1, rot: -30, skin: 'brown', cuff: C.mid, pinch: 0.9, to: 3.4 },
    { prop: 'swab', at: '@swab', from: 4.1, k: 1.15 },
    { prop: 'bighand', at: '@fingers', from: 4.1, k: 1.05, rot: -30, glove: 1, cuff: C.mid, pinch: 0.9 },
  ],
  captions: [
    [0.95, 3.1, 'Plåstret tas bort.', 'The patch comes off.'],
    [3.5, 7.4, 'Ett band kramar armen. Han tvättar huden.', 'A band hugs my arm. He wipes it.'],
  ],
  sounds: [
    { at: 1, play: 'peel', gain: 0.3, length: 1.3 },
    { at: 3.9, play: 'felt', gain: 0.4 },
    { at: [5.1, 5.5, 5.9, 6.3], play: 'felt', n: 3, gain: 0.3 },
  ],
};
