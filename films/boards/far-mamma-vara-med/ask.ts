import type { Scene } from '../../engine/board.ts';
import { C } from '../../engine/paper.ts';

export const ask: Scene = {
  id: 'ask',
  seconds: 9.6,
  paper: C.aqua,
  camera: { x: 360, y: 640, zoom: 1.02 },
  points: {
    hands: { x: 340, y: 806 },
  },
  layers: [
    { prop: 'wall', fill: C.aqua, depth: 0.7 },
    { prop: 'floor', y: 880, fill: C.rose, depth: 0.95, n: 3, x1: 1400 },
    { prop: 'doubleDoor', x: 420, y: 886, scale: 1.24, fill: C.mid, open: '6.6:0 9.4:1:sine', depth: 0.95 },
    {
      prop: 'thread',
      pts: '-40,930 90,914 220,944 360,920 500,940 640,916 780,934',
      draw: '0:0.1 5:0.6:sine 9.6:1',
      w: 8,
    },
    {
      figure: 'mum',
      x: 482,
      y: 944,
      s: 2.3,
      turn: '0:-16 3.4:-16 4.2:-14 7:-4',
      tilt: '0:-6 3.4:-6 7:0',
      nod: '0:4 6.4:4 7:0',
      gx: '0:-0.9 6.2:-0.9 6.8:0',
      gy: '0:0.8 6.2:0.8 6.8:-0.2',
      smile: '0:0.4 3.6:0.4 4.2:0.8',
      L: { at: '@hands', e: 1, grip: 1 },
    },
    {
      figure: 'nils',
      x: 236,
      y: 964,
      s: 2.02,
      turn: '0:-4 0.8:-4 1.4:16 6.4:16 7.2:8',
      tilt: '0:0 0.8:0 1.6:-8 6.4:-8 7.2:0',
      gx: '0:-0.6 0.7:-0.6 1.1:0.9 6:0.9 6.6:0.7',
      gy: '0:0.4 0.7:0.4 1.1:-0.9 6:-0.9 6.6:-0.5',
      worry: '0:0.7 3.8:0.8 4.8:0.2',
      smile: '0:0 3.8:0 4.8:0.4',
      wobble: '0:0.4 3.8:0.4 4.8:0',
      R: { at: '@hands', e: 1, grip: 1 },
      L: { pose: 'down' },
    },
    { prop: 'teddy', x: 176, y: 838, k: 1.7, rotate: -10 },
    { more: 'nils', only: ['armL'], L: { at: { x: 178, y: 838 }, e: 1, grip: 1 } },
  ],
  captions: [
    [0.4, 3.6, 'Får mamma vara med\nnär jag ska sövas?', 'Can Mum be with me\nwhen I go to sleep?'],
    [3.9, 6.7, 'Ja, oftast.', 'Yes, usually.'],
    [6.9, 9.5, 'Hon får en mössa på sig.', 'She wears a cap.'],
  ],
  sounds: [
    { at: 0.2, motif: 'ask', gain: 0.6 },
    { at: 4, play: 'note', midi: 69, gain: 0.4 },
    { at: 6.7, play: 'door', gain: 0.4 },
  ],
};
