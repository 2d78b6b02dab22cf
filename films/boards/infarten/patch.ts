import type { Scene } from '../../engine/board.ts';
import { C } from '../../engine/paper.ts';

export const patch: Scene = {
  id: 'patch',
  seconds: 10.4,
  enter: 0.9,
  paper: C.rosy,
  camera: { x: 640, y: 360, zoom: 1 },
  points: {
    left: { x: '0.9:620 2.1:420', y: '0.9:-120 2.1:432' },
    right: { x: '2.9:700 4.1:862', y: '2.9:-120 4.1:432' },
    hand: {
      x: '0.9:688 2.1:486 2.5:470:sine 2.9:486:sine 3.3:760 4.1:926 4.5:910:sine 4.9:926:sine 6:1320',
      y: '0.9:-140 2.1:412 2.5:420:sine 2.9:412:sine 3.3:60 4.1:412 4.5:420:sine 4.9:412:sine 6:-160',
    },
  },
  layers: [
    { prop: 'wall', fill: C.rosy, depth: 0.6 },
    {
      prop: 'thread',
      pts: '-40,90 120,130 300,80 470,120 640,60 820,120 1000,84 1330,120',
      draw: '0:0.2 3:0.5:sine 9:1',
    },
    { prop: 'clock', x: 640, y: '4.6:-190 5.8:132:settle', k: 0.68, turn: '5.9:0 9:1:sine' },
    { prop: 'cushion', x: 640, y: 470, w: 1500, h: 400, fill: C.sun },
    { prop: 'handBack', x: 402, y: 440, scale: 0.86, skin: 'golden' },
    { prop: 'handBack', x: 878, y: 440, scale: 0.86, skin: 'golden', flip: -1 },
    { prop: 'numb', at: '@left', k: 0.86, rot: '0.9:-24 2.1:-4' },
    { prop: 'numb', at: '@right', k: 0.86, rot: '2.9:20 4.1:5' },
    {
      prop: 'bighand',
      at: '@hand',
      k: 1,
      rot: -34,
      skin: 'golden',
      cuff: C.plum,
      pinch: '0.9:0.9 2.5:0.9 2.8:0.3 3.3:0.9 4.5:0.9 4.8:0.2',
    },
  ],
  captions: [
    [0.9, 4.4, 'Först får jag plåster med kräm.', 'First I get patches with cream.'],
    [4.9, 7.8, 'De ska sitta minst en timme.', 'They stay on for at least an hour.'],
    [7.9, 10.3, 'Krämen bedövar huden.', 'The cream numbs my skin.'],
  ],
  sounds: [
    { at: [2.3, 4.3], play: 'felt', gain: 0.5 },
    { at: [6, 7.2, 8.4], play: 'tick', gain: 0.25 },
    { at: [6.6, 7.8, 9], play: 'tick', low: true, gain: 0.25 },
    { at: 9.2, play: 'note', midi: 69, gain: 0.35 },
  ],
};
