import type { Scene } from '../../engine/board.ts';
import { C } from '../../engine/paper.ts';

/** The hole is filled, and a lamp makes the filling hard. */
export const fill: Scene = {
  id: 'fill',
  seconds: 7.2,
  enter: 0.9,
  paper: C.aqua,
  signals: { on: '3.9:0 4.1:1 6.2:1 6.4:0' },
  points: {
    lamp: { x: '3:1180 3.8:596 6.5:596 7.2:1100', y: '3:-80 3.8:132 6.5:132 7.2:-60' },
    pack: {
      x: '0:1180 1:590 1.5:600 2:580 2.5:598 2.8:590 3.5:1240',
      y: '0:-60 1:166 1.3:140 1.6:162 1.9:132 2.2:154 2.5:126 2.8:140 3.5:-80',
    },
    packHand: { on: '@pack', x: 96, y: -64 },
    grip: { on: '@lamp', x: 150, y: -130 },
  },
  layers: [
    { prop: 'wall', fill: C.aqua },
    { prop: 'tooth', x: 190, y: 440, k: 6.4 },
    { prop: 'tooth', x: 1030, y: 440, k: 6.4 },
    { prop: 'bigTooth', x: 610, y: 352, scale: 1.06, numb: 1, bad: 0, filled: '1:0 2.7:1:linear', blue: '$on' },
    { prop: 'floor', y: 446, fill: C.pink, amp: 12, word: 'gum', n: 7 },
    { prop: 'floor', y: 560, fill: C.coral, amp: 20, word: 'gum2', n: 5 },
    { prop: 'packer', at: '@pack' },
    { prop: 'bighand', at: '@packHand', k: 0.92, rot: -34, glove: 1, cuff: C.mid, pinch: 1, to: 3.6 },
    { prop: 'hardener', at: '@lamp', on: '$on' },
    { prop: 'bighand', at: '@grip', k: 0.92, rot: -40, glove: 1, cuff: C.mid, pinch: 1 },
  ],
  captions: [
    [1, 3.4, 'Noor fyller hålet.', 'Noor fills the hole.'],
    [3.7, 7, 'En lampa gör lagningen hård.', 'A lamp makes the filling hard.'],
  ],
  sounds: [
    { at: 0, play: 'hush', length: 7.2, gain: 0.12 },
    { at: 1.3, play: 'felt', gain: 0.4 },
    { at: 2, play: 'felt', gain: 0.35 },
    { at: [4, 6.2], play: 'pip', gain: 0.2 },
    { at: 0.8, motif: 'wake', gain: 0.35 },
    { at: 6.6, play: 'note', midi: 69, gain: 0.4 },
  ],
};
