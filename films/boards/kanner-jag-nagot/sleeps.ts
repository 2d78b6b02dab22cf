import type { Scene } from '../../engine/board.ts';
import { C } from '../../engine/paper.ts';

const night = ['90,150,1.6', '620,120,1.3', '250,300,1.1', '560,330,1.5', '110,420,1.2', '650,470,1.1'].map((text) =>
  text.split(',').map(Number),
);

export const sleeps: Scene = {
  id: 'sleeps',
  seconds: 7,
  enter: 0.9,
  paper: C.night,
  camera: { x: 360, y: 640, zoom: 1.02 },
  signals: { breath: '0:0.6 1.5:0:sine 3.2:0.9:sine 5:0:sine 6.8:0.9:sine' },
  layers: [
    { prop: 'wall', fill: C.night, depth: 0.6 },
    { prop: 'moon', x: 380, y: 200, scale: 1, depth: 0.6 },
    ...night.map(([x = 0, y = 0, k = 1], i) => ({
      prop: 'star' as const,
      x,
      y,
      k,
      tw: { sway: 0.5, every: 4 + i * 0.7, base: 0.5 },
      depth: 0.65,
    })),
    { prop: 'bedHead', x: 360, y: 640, scale: 1.16, frame: '#26686A' },
    {
      figure: 'samira',
      x: 360,
      y: 978,
      s: 3.2,
      sit: 1,
      only: ['backhair', 'torso', 'head'],
      idle: 0.15,
      blink: false,
      lids: 1,
      tilt: 8,
      nod: 3,
      smile: 0.35,
      breath: '$breath',
    },
    { prop: 'blanket', x: 360, y: 940, w: 1300, fill: C.pink, fold: C.rose, b: '$breath' },
    { prop: 'teddy', x: 560, y: 900, k: 2.6, rotate: 12 },
  ],
  captions: [
    [0.9, 3.6, 'Jag sover djupt.', 'I sleep deeply.'],
    [3.8, 6.8, 'Jag känner ingenting.', 'I don’t feel a thing.'],
  ],
  sounds: [
    { at: 1, motif: 'sleep', gain: 0.5 },
    { air: '$breath', from: 0.8, gain: 0.04 },
  ],
};
