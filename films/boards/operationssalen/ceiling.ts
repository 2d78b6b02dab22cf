import type { Scene } from '../../engine/board.ts';
import { C } from '../../engine/paper.ts';

/** The ceiling as the child sees it that lies in the bed: lamps come from the feet and go over the head. */
export const ceiling: Scene = {
  id: 'ceiling',
  seconds: 5.4,
  enter: 0.9,
  paper: C.pale,
  signals: { breath: '0:0.2 1.8:0.8:sine 3.8:0.2:sine 5.8:0.8:sine' },
  points: { tiles: { x: 640, y: '0:330 5.4:-680:linear' } },
  layers: [
    { prop: 'wall', fill: C.pale },
    { prop: 'panel', at: '@tiles', dy: -300, w: 560, h: 560, fill: C.aqua, r: 26, word: 't1', drop: 0 },
    { prop: 'panel', at: '@tiles', dy: 300, w: 560, h: 560, fill: C.aqua, r: 26, word: 't2', drop: 0 },
    { prop: 'panel', at: '@tiles', dy: 900, w: 560, h: 560, fill: C.aqua, r: 26, word: 't3', drop: 0 },
    { prop: 'panel', at: '@tiles', dy: 1500, w: 560, h: 560, fill: C.aqua, r: 26, word: 't4', drop: 0 },
    { prop: 'ceilingLamp', at: '@tiles', dy: -300 },
    { prop: 'ceilingLamp', at: '@tiles', dy: 300 },
    { prop: 'ceilingLamp', at: '@tiles', dy: 900 },
    {
      figure: 'mum',
      x: '1.9:-330 3.2:20',
      y: '1.9:860 3.2:800',
      s: 3.4,
      roll: '1.9:14 3.2:26',
      turn: 8,
      tilt: '1.9:0 3.5:-8',
      gx: 0.9,
      gy: 0.5,
      nod: 2,
      smile: '0:0.5 3.2:0.5 3.9:0.9',
      brow: '3:0 3.7:0.7 4.7:0.2',
      only: ['backhair', 'torso', 'armR', 'head'],
      R: { pose: 'down' },
    },
    { prop: 'blanket', x: 640, y: 560, w: 1900, fill: C.pink, fold: C.rose, b: '$breath' },
    { prop: 'teddy', x: 850, y: '0:516 2:510:sine 4:516:sine 6:510:sine', k: 3.4, rotate: 6 },
  ],
  captions: [[0.95, 3.4, 'Lamporna i taket åker förbi.', 'The ceiling lamps go past.']],
  sounds: [
    { at: 0, play: 'roll', gain: 0.3, length: 5.6 },
    { at: 3.3, play: 'note', midi: 72, gain: 0.35 },
    { at: 3.9, play: 'note', midi: 69, gain: 0.35 },
  ],
};
