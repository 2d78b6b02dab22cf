import type { Scene } from '../../engine/board.ts';
import { C } from '../../engine/paper.ts';

export const patch: Scene = {
  id: 'patch',
  seconds: 4.2,
  enter: 0.8,
  paper: C.aqua,
  camera: { x: 360, y: 640, zoom: 1.03 },
  points: {
    patch: { x: '0.7:640 1.9:322', y: '0.7:250 1.9:560' },
    hand: {
      on: '@patch',
      x: '0:66 1.9:66 2.3:46 2.7:66 3.2:66 4:420',
      y: '0:-14 1.9:-14 2.3:-6 2.7:-14 3.2:-14 4:-260',
    },
  },
  layers: [
    { prop: 'wall', fill: C.aqua },
    {
      prop: 'thread',
      pts: '-30,190 120,230 300,180 480,240 620,190 760,220',
      draw: '0:0.4 2.4:1:sine',
      w: 8,
      on: 22,
      off: 12,
    },
    { prop: 'hill', x: 380, y: 1300, w: 1400, h: 420, fill: C.rose, depth: 0.95 },
    { prop: 'cushion', x: 360, y: 640, w: 800, h: 470, fill: C.sun },
    { prop: 'forearm', x: 330, y: 570, scale: 0.98, skin: 'dark', sleeve: C.leaf, fist: 0 },
    { prop: 'numb', at: '@patch', k: '0.7:1.1 1.9:1', rot: '0.7:-24 1.9:-3' },
    { prop: 'bighand', at: '@hand', k: 1.15, rot: -28, skin: 'fair', cuff: C.mid, pinch: '1.9:1 2.2:0.2' },
    { prop: 'tube', x: 120, y: 420, rot: -18, scale: 0.9 },
  ],
  captions: [[0.85, 4.1, 'Ett plåster med kräm\nbedövar huden.', 'A patch with cream\nnumbs the skin.']],
  sounds: [
    { at: 1.9, play: 'felt', gain: 0.6 },
    { at: 2.3, play: 'felt', gain: 0.5 },
    { at: 0.4, play: 'note', midi: 72, gain: 0.35 },
  ],
};
