import type { Scene } from '../../engine/board.ts';
import { C } from '../../engine/paper.ts';

export const pack: Scene = {
  id: 'pack',
  seconds: 6,
  enter: 0.8,
  paper: C.aqua,
  camera: { x: 360, y: 640, zoom: 1.02 },
  points: {
    book: { x: '0.6:620 1.5:330:sine 1.9:300', y: '0.6:260 1.5:400:sine 2:660:in' },
    fold: { x: '1.8:80 2.8:400:sine 3.2:404', y: '1.8:240 2.8:420:sine 3.3:680:in' },
    bear: { x: '3:640 4:356:sine', y: '3:300 4:380:sine 4.6:520:sine' },
    bookHand: { on: '@book', x: 76, y: '0:20 1.7:20 2.3:-600' },
    foldHand: { on: '@fold', x: -96, y: '0:10 3:10 3.6:-640' },
    bearHand: { on: '@bear', x: 60, y: '0:10 4.5:10 5.3:-500' },
  },
  layers: [
    { prop: 'wall', fill: C.aqua },
    { prop: 'thread', pts: '-30,150 120,110 330,150 520,100 760,150', draw: '0:0.3 2:1:sine', w: 8, on: 22, off: 12 },
    { prop: 'hill', x: 360, y: 1320, w: 1500, h: 500, fill: C.sun },
    { prop: 'rucksackBack', x: 360, y: 930, scale: 1.25 },
    { prop: 'book', at: '@book', scale: 1.1, rotate: '0.6:20 1.6:-8', to: 2.2 },
    { prop: 'foldedBlanket', at: '@fold', k: 1.1, rotate: '1.8:-16 2.9:4', to: 3.5 },
    { prop: 'bighand', at: '@bookHand', k: 1, rot: -34, skin: 'dark', cuff: C.pink, pinch: 0.3, to: 2.3 },
    {
      prop: 'bighand',
      at: '@foldHand',
      k: 1,
      rot: 214,
      skin: 'dark',
      cuff: C.pink,
      pinch: 0.3,
      from: 1.8,
      to: 3.6,
    },
    { prop: 'teddy', at: '@bear', k: 6, rotate: '3:14 4.2:-4 4.8:3', from: 3 },
    { prop: 'bighand', at: '@bearHand', k: 1, rot: -34, skin: 'dark', cuff: C.pink, pinch: 0.3, from: 3, to: 5.4 },
    { prop: 'rucksack', x: 360, y: 930, scale: 1.25 },
  ],
  captions: [[0.9, 4.4, 'Ta med något\nsom du tycker om.', 'Bring something\nyou love.']],
  sounds: [
    { at: [1.9, 3.2, 4.5], play: 'felt', gain: 0.6 },
    { at: 1.9, play: 'note', midi: 65, gain: 0.35 },
    { at: 3.2, play: 'note', midi: 69, gain: 0.35 },
    { at: 4.5, play: 'note', midi: 72, gain: 0.4 },
  ],
};
