import type { Scene } from '../../engine/board.ts';
import { C } from '../../engine/paper.ts';

/** The question, and the answer: a hand goes up. */
export const ask: Scene = {
  id: 'ask',
  seconds: 6.8,
  paper: C.butter,
  camera: { x: 360, y: 640, zoom: 1.02 },
  points: {
    hand: { x: '0:250 3:250 3.9:140', y: '0:960 3:960 3.9:560' },
  },
  layers: [
    { prop: 'wall', fill: C.butter },
    {
      prop: 'thread',
      pts: '-30,300 120,250 250,190 330,110 440,120 420,210 310,200 330,110 430,80 500,160 410,220 340,160 420,90 520,130 560,220 650,230 760,190',
      pts2: '-40,160.2 11.3,172.8 62.5,184.7 113.8,192.3 165,193.7 216.3,188.3 267.5,177.7 318.8,164.9 370,153.6 421.3,146.9 472.5,146.8 523.8,153.3 575,164.5 626.3,177.3 677.5,188 728.8,193.6 780,192.5',
      morph: '3.1:0 4.6:1',
      draw: '0:0.1 2.3:1:sine',
      w: 8,
    },
    {
      figure: 'girl',
      x: 360,
      y: 1000,
      s: 4.1,
      sit: 1,
      hide: ['legs', 'armL', 'armR'],
      tilt: '0:3 1.4:7 2.8:7 3.8:-3 5.4:2',
      turn: '0:0 1:6 2.6:6 3.4:0',
      nod: '0:0 1:2 2.6:2 3.4:0',
      gx: '0:0 0.9:0.8 2.4:0.8 3.2:0',
      gy: '0:0 0.9:-0.7 2.4:-0.7 3.2:0',
      worry: '0:0.7 3:0.8 4.2:0.1',
      brow: '3.2:0 3.8:0.5 5:0.2',
      smile: '0:0 3.2:0 4.4:0.6',
      wobble: '0:0.5 3:0.6 4:0',
    },
    { more: 'girl', only: ['armR'], R: { pose: 'lap' } },
    {
      more: 'girl',
      only: ['armL'],
      L: { at: '@hand', mix: '2.9:0 3.3:1', e: 1, fingers: 'spread', thumb: -1, pose: 'lap' },
    },
    { prop: 'stopSign', x: 566, y: 330, k: '3.7:0 4.3:1.35:settle 4.8:1.25', rot: { sway: 2, every: 3, base: 6 } },
    { prop: 'hill', x: 360, y: 1340, w: 1500, h: 480, fill: C.rose },
  ],
  captions: [
    [0.3, 2.8, 'Får jag säga stopp?', 'Can I say stop?'],
    [3.2, 6.6, 'Ja. De vuxna\nska lyssna på mig.', 'Yes. Grown-ups must\nlisten to me.'],
  ],
  sounds: [
    { at: 0, play: 'hush', length: 6.8, gain: 0.12 },
    { at: 0.2, motif: 'ask', gain: 0.7 },
    { at: 3.3, play: 'note', midi: 69, gain: 0.5 },
    { at: 3.9, play: 'note', midi: 72, gain: 0.5 },
  ],
};
