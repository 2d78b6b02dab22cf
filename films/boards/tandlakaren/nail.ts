import type { Scene } from '../../engine/board.ts';
import { C } from '../../engine/paper.ts';

/** Tell, show, do: the drill on a nail first. */
export const nail: Scene = {
  id: 'nail',
  seconds: 6,
  enter: 0.9,
  paper: C.aqua,
  signals: { on: '1.7:0 1.9:1 4.6:1 4.8:0' },
  points: {
    nail: { x: '0:520 1.3:720 4.9:720 5.6:640', y: '0:520 1.3:492 4.9:492 5.6:510' },
    drill: { x: '0:1330 1.7:730 4.7:730 5.6:1330', y: '0:280 1.7:483 4.7:483 5.6:280' },
    grip: { on: '@drill', x: 84, y: -58 },
  },
  layers: [
    { prop: 'wall', fill: C.aqua },
    { prop: 'headrest', x: 360, y: 262 },
    {
      figure: 'boy',
      x: 360,
      y: 586,
      s: 3.2,
      sit: 1,
      hide: ['legs', 'armL', 'armR'],
      turn: 8,
      tilt: '0:3 1.7:6 2.4:-4 4.4:4 5.4:-2',
      nod: '0:2 4.6:2 5.4:0',
      gx: 0.8,
      gy: '0:0.6 4.8:0.6 5.3:-0.1',
      worry: '0:0.6 1.7:0.7 2.5:0',
      brow: '1.7:0 2.1:1 3:0.5',
      smile: '0:0 1.9:0 2.7:1',
      open: '1.8:0 2.1:0.3 2.5:0.15 2.9:0.4 3.6:0.25 4.4:0.4 5:0',
      lids: '2.6:0 3:0.5 4.4:0.5 4.9:0',
    },
    { prop: 'bib', x: 360, y: 424, scale: 1.2 },
    { prop: 'fingerOut', at: '@nail' },
    { prop: 'buzzing', at: '@nail', dy: -6, k: { of: '$on', from: 0, to: 1 } },
    { prop: 'drill', at: '@drill', buzz: '$on', t: { time: 1 }, scale: 1.15 },
    { prop: 'bighand', at: '@grip', k: 1, rot: -14, glove: 1, cuff: C.mid, pinch: 0.9 },
  ],
  captions: [[1, 5.4, 'Först får jag känna borren på nageln.', 'First I feel the drill on my nail.']],
  sounds: [
    { at: 0, play: 'hush', length: 6, gain: 0.12 },
    { at: 1.8, play: 'drilling', length: 2.9, gain: 0.07 },
    { at: 5, play: 'note', midi: 69, gain: 0.35 },
  ],
};
