import type { Scene } from '../../engine/board.ts';
import { C } from '../../engine/paper.ts';

/** How blurred the eyes see: 1 to 0. */
const haze = '0:1 6:1 8.9:0:sine' as const;

/** Seen with the child's own eyes: first only sound, then light, then somebody. */
export const lids: Scene = {
  id: 'lids',
  seconds: 12.2,
  paper: C.night,
  signals: { breath: '0:0.2 2:0.8:sine 4:0.2:sine 6:0.8:sine 8:0.2:sine 10:0.8:sine 12:0.2:sine' },
  points: {
    hand: {
      x: '8.2:560 8.9:500 9.2:484:sine 9.55:504:sine 9.9:484:sine 10.25:500:sine 11:540',
      y: '8.2:600 8.9:360 10.25:360 11:590',
    },
  },
  layers: [
    { prop: 'wall', fill: C.butter },
    { prop: 'ceilingLamp', x: 330, y: 110, k: 0.8 },
    { prop: 'monitor', x: 240, y: 330, scale: 1.25, stand: 300, t: { time: 1 } },
    { prop: 'bayCurtain', x: 1280, y: 40, h: 560, scale: 1.1, sway: { sway: 2, every: 6 } },
    {
      figure: 'double',
      x: { of: haze, from: 760, to: 836 },
      y: { of: haze, from: 650, to: 668 },
      s: 2.9,
      sit: 1,
      blink: false,
      hide: ['legs', 'armL', 'armR'],
      turn: -6,
      tilt: '0:0 7:0 8:-6',
      lean: '0:0 6.6:0 7.4:-4',
      gx: -0.7,
      smile: 0.6,
    },
    { prop: 'tint', fill: C.white, o: { of: haze, from: 0, to: 0.5 } },
    {
      figure: 'leo',
      x: { of: haze, from: 760, to: 712 },
      y: { of: haze, from: 650, to: 656 },
      s: 2.9,
      sit: 1,
      hide: ['legs', 'armL'],
      turn: -6,
      tilt: '0:0 7:0 8:-6',
      lean: '0:0 6.6:0 7.4:-4',
      gx: '0:-0.5 8.2:-0.3',
      gy: 0.3,
      smile: '0:0.5 7.4:0.5 8.2:0.9',
      brow: '7:0 7.8:0.6 8.8:0',
      R: { pose: 'down' },
    },
    { prop: 'blanket', x: 640, y: 590, w: 1900, fill: C.aqua, fold: C.pale, stars: 0, b: '$breath' },
    {
      more: 'leo',
      only: ['armL'],
      L: { at: '@hand', mix: '8.2:0 8.9:1 10.3:1 11.1:0', e: '8.2:1 8.7:-1 10.5:-1 11:1', pose: 'hold' },
    },
    { prop: 'tint', fill: C.white, o: { of: haze, from: 0, to: 0.42 } },
    {
      prop: 'eyelids',
      x: 640,
      y: 360,
      open: '0:0 2.3:0 3.1:0.15:sine 3.6:0.11:sine 4.3:0:sine 4.7:0 5.6:0.42:sine 6.2:0.38:sine 7.1:0.14:sine 8.1:0.64:sine 8.6:0.68 9.6:1:sine',
    },
  ],
  captions: [
    [0.7, 3.2, 'Först hör jag bara pip.', 'First I only hear beeps.'],
    [5.3, 7.4, 'Jag ser suddigt.', 'All I see is blurry.'],
    [8.6, 11.8, 'Leo är sjuksköterska. Han är hos mig.', 'Leo is a nurse. He stays with me.'],
  ],
  sounds: [
    { at: [0.6, 1.55, 2.5, 3.45, 4.4, 5.35], play: 'beep', gain: 0.09 },
    { at: [6.3, 7.25, 8.2, 9.15], play: 'beep', gain: 0.05 },
    { air: '$breath', gain: 0.07 },
    { at: 5, motif: 'wake', gain: 0.5 },
    { at: 7.3, play: 'felt', gain: 0.3 },
  ],
};
