import type { Scene } from '../../engine/board.ts';
import { C } from '../../engine/paper.ts';

/** When each animal begins to knock, and for how long, in seconds. */
const bird = { from: 3.9, length: 6 };
const elephant = { from: 12.2, length: 5 };

/** In the tunnel: what knocks becomes animals of paper on its roof. */
export const inside: Scene = {
  id: 'animals',
  seconds: 20.6,
  enter: 1,
  paper: C.butter,
  signals: {
    breath:
      '0:0.2 2:0.9:sine 4.4:0.1:sine 6.6:0.9:sine 9:0.1:sine 11.4:0.9:sine 13.8:0.1:sine 16.2:0.9:sine 18.6:0.1:sine 21:0.9:sine',
  },
  points: {
    foot: { x: 306, y: '0:512 2:512 2.5:505:sine 3:512:sine 10.6:512 11.1:504:sine 11.6:512:sine' },
  },
  layers: [
    { prop: 'wall', fill: C.butter },
    { prop: 'floor', y: 560, fill: C.rose },
    { prop: 'tunnelBack', x: 650, y: 590, w: 920, h: 284 },
    { prop: 'bench', x: 1076, y: 572, w: 880 },
    { prop: 'headPillow', x: 690, y: 562, w: 250 },
    {
      figure: 'childPhones',
      x: 520,
      y: 546,
      s: 2.3,
      flip: -1,
      legs: 'along',
      lean: -84,
      tilt: 32,
      hide: ['torso', 'armL', 'armR'],
      idle: 0.2,
      breath: '$breath',
      gx: '0:-0.4 4:-0.4 4.3:-0.8 6:-0.8 10.8:-0.4 12.6:-0.9 17:-0.5',
      gy: '0:0.2 4:0.2 4.3:-0.8 10.8:0 12.6:-0.8 17:0',
      worry: '0:0.4 4:0.4 4.2:0.8 6:0.3 8:0',
      brow: '4:0 4.2:1 5.6:0.2 12.2:0.2 12.5:0.8 13.6:0.2',
      smile: '0:0.1 4:0 6.4:0.2 7.6:0.7 12.2:0.6 13:0.9',
      open: '4:0 4.25:0.4 5:0.3 5.6:0',
      lids: '5.2:0 5.7:1 6.7:1 7.2:0 17.2:0 18.4:0.9',
    },
    { prop: 'cover', x: 520, y: 552, scale: 2.3, b: '$breath', fill: C.pink, fold: C.rose },
    { prop: 'tunnelFront', x: 650, y: 590, w: 920, h: 284, top: 68 },
    { prop: 'meadow', x: 650, y: 246, w: 900, grow: '5.3:0 6.6:1:settle' },
    {
      prop: 'thread',
      pts: '-40,110 80,90 200,120 330,96 470,60 640,84 800,60 980,90 1120,64 1320,84',
      draw: '6.4:0 9:1:sine',
      w: 6,
    },
    { prop: 'stool', x: 84, y: 584, scale: 1.2 },
    {
      figure: 'mumPhones',
      x: 84,
      y: 568,
      s: 2.05,
      sit: 1,
      hide: ['armR'],
      lean: 4,
      turn: 8,
      gx: 0.9,
      gy: 0.2,
      tilt: { sway: 4, every: 5, base: 4 },
      smile: 0.6,
    },
    { more: 'mumPhones', only: ['armR'], R: { at: '@foot', e: -1, grip: 1 } },
    {
      prop: 'woodpecker',
      x: 360,
      y: 224,
      scale: '5.8:0 6.6:0.8:settle 7:0.78',
      t: { time: 1, plus: -bird.from },
      from: 5.8,
      to: bird.from + bird.length,
    },
    { prop: 'woodpecker', x: 360, y: 224, scale: 0.78, from: bird.from + bird.length },
    {
      prop: 'elephant',
      x: '11.4:1480 17.2:820:linear',
      y: '11.4:280 12:224',
      scale: 1.06,
      t: { time: 1, plus: -elephant.from },
      from: 11.4,
      to: elephant.from + elephant.length,
    },
    { prop: 'elephant', x: 820, y: 224, scale: 1.06, from: elephant.from + elephant.length },
  ],
  captions: [
    [1, 3.7, 'Nu ligger jag stilla.', 'Now I lie still.'],
    [4.2, 7, 'Det knackar högt!', 'It knocks loudly!'],
    [7.4, 10.4, 'Jag tänker på en hackspett.', 'I think of a woodpecker.'],
    [12.6, 16, 'Och en elefant som stampar.', 'And an elephant that stamps.'],
    [17.2, 20.2, 'Sedan blir det tyst.', 'Then it goes quiet.'],
  ],
  sounds: [
    { at: 0.5, play: 'hum', length: 19.6, gain: 0.07 },
    { at: bird.from, play: 'knocking', kind: 'woodpecker', length: bird.length, gain: 0.5 },
    { at: elephant.from, play: 'knocking', kind: 'elephant', length: elephant.length, gain: 0.6 },
    { at: 1.2, motif: 'wake', gain: 0.3 },
    { at: 8.2, motif: 'ask', gain: 0.3 },
    { at: 10.6, motif: 'wake', gain: 0.35 },
    { at: 17.8, motif: 'sleep', gain: 0.5 },
  ],
};
