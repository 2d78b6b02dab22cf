import type { Scene } from '../../engine/board.ts';
import { C } from '../../engine/paper.ts';

export const stop: Scene = {
  id: 'stop',
  seconds: 6.6,
  enter: 0.9,
  paper: C.night,
  camera: { x: 360, y: 640, zoom: 1.02 },
  points: {
    finger: {
      x: '0.8:640 1.9:452:sine 2.15:440:sine 2.4:452:sine 3:460 4:700',
      y: '0.8:1000 1.9:668:sine 2.15:660:sine 2.4:668:sine 3:670 4:1000',
    },
    port: { x: 308, y: 780 },
    hose1: { x: 230, y: 860 },
    hose2: { x: 120, y: 760 },
    hose3: { x: -40, y: 860 },
  },
  layers: [
    { prop: 'wall', fill: C.night },
    { prop: 'tint', fill: C.butter, o: '2.8:0 5.6:1:sine', h: 1500 },
    { prop: 'moon', x: 150, y: '0:190 2.6:190 4.4:-140:sine', scale: 1.1 },
    { prop: 'star', x: 560, y: '0:130 2.6:130 4.4:-80:sine', k: 1.5, tw: { sway: 0.5, every: 4, base: 0.5 } },
    { prop: 'star', x: 620, y: '0:330 2.6:330 4.4:-60:sine', k: 1.1, tw: { sway: 0.5, every: 5, base: 0.5 } },
    { prop: 'star', x: 90, y: '0:430 2.6:430 4.4:-40:sine', k: 1.2, tw: { sway: 0.5, every: 6, base: 0.5 } },
    { prop: 'button', x: 590, y: '3:-80 5:190:settle', k: 3 },
    { prop: 'lead', path: ['@port', '@hose1', '@hose2', '@hose3'], fill: C.mid, w: 10 },
    { prop: 'dripPump', x: 390, y: 1060, scale: 1.36, bag: '0:0.46 2.1:0.42', light: '0:0 2.1:0 2.3:1 3:0.4' },
    { prop: 'pumpRun', x: 390, y: 557, scale: 1.36, t: '0:0 2.1:1.05:linear', run: '2.1:1 2.4:0' },
    { prop: 'hill', x: 360, y: 1330, w: 1700, h: 420, fill: C.teal },
    { prop: 'bighand', at: '@finger', k: 1.05, rot: 44, skin: 'golden', cuff: C.teal, glove: 1, pinch: 0.5 },
    {
      prop: 'thread',
      pts: '-30,920 80,940 180,910 270,930 350,916',
      draw: '0.3:0.1 3:1:sine',
      w: 8,
    },
    { prop: 'bow', x: 352, y: 916, k: '3:0 3.8:1.1:settle' },
  ],
  captions: [
    [1, 5, 'När operationen är klar\nstängs medicinen av.', 'The operation ends.\nThe medicine is turned off.'],
  ],
  sounds: [
    { at: 2.15, play: 'tick', low: true, gain: 0.4 },
    { at: 3.3, play: 'felt', gain: 0.5 },
    { at: 3.3, play: 'note', midi: 65, gain: 0.4 },
    { at: 4, play: 'note', midi: 69, gain: 0.4 },
    { at: 4.7, play: 'note', midi: 72, gain: 0.4 },
  ],
};
