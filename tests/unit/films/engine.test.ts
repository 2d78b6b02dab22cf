import { expect, test } from 'vitest';
import { bodyAt, stateAt } from '../../../films/engine/acting.ts';
import type { Board, Scene } from '../../../films/engine/board.ts';
import { checkCaptions, webVtt } from '../../../films/engine/captions.ts';
import { frameOf } from '../../../films/engine/figure/figure.ts';
import { outfits } from '../../../films/engine/figure/person.ts';
import { mix } from '../../../films/engine/sound/mix.ts';
import { rate } from '../../../films/engine/sound/synth.ts';
import { readTrack, valueAt } from '../../../films/engine/values.ts';

const kim = {
  age: 'child',
  sex: 'girl',
  skin: 'fair',
  hair: 'brown',
  hairType: 'short',
  eyes: 'brown',
  lips: 'red',
  clothes: outfits.shirt,
} as const;
const both = { sv: '', en: '' };
const film = (scene: Omit<Scene, 'id' | 'seconds'>): Board => ({
  format: 'film',
  title: both,
  posterAt: 0,
  cast: { kim },
  scenes: [{ id: 'only', seconds: 4, ...scene }],
  facts: [],
  leavesOut: [],
  transcript: both,
});

test('a value holds before its first and after its last keyframe, and is half way in the middle', () => {
  const at = (t: number) => valueAt('1:10 3:20', t, {});
  expect([at(0), at(1), at(2), at(3), at(9)]).toEqual([10, 10, 15, 20, 20]);
});

test('a value follows a signal, later and between two numbers', () => {
  expect(valueAt({ of: '$breath', from: 100, to: 200, delay: 1 }, 2, { breath: '0:0 2:1' })).toBe(150);
  expect(() => valueAt('$cough', 0, {})).toThrow('cough');
});

test.each(['0:1 1', '0:1 1:2:jump', '2:1 1:2', '0:'])('refuses the keyframes "%s"', (text) => {
  expect(() => readTrack(text)).toThrow();
});

test('a hand that is tied to a point is there, however the figure leans', () => {
  const board = film({
    points: { cup: { x: 700, y: 380 } },
    layers: [{ figure: 'kim', x: 640, y: 600, s: 2, sit: 1, lean: 12, R: { at: '@cup' } }],
  });
  const [scene] = board.scenes;
  const layer = scene?.layers[0];
  if (!scene || !layer || !('figure' in layer)) throw new Error('no figure');
  const state = stateAt({ board, scene, start: 0 }, layer, 1);
  const frame = frameOf(kim, state);
  const [x, y] = frame.toWorld(frame.toLocal(state.R.at ?? [0, 0]));
  expect([Math.round(x), Math.round(y)]).toEqual([700, 380]);
});

test('who walks twice as far takes twice as many steps', () => {
  const phase = (x: `${number}:${string}`) => {
    const board = film({ layers: [{ figure: 'kim', x, y: 600, walk: 1 }] });
    const [scene] = board.scenes;
    const layer = scene?.layers[0];
    if (!scene || !layer || !('figure' in layer)) throw new Error('no figure');
    const at = (t: number) => bodyAt({ board, scene, start: 0 }, layer, t).walkPhase;
    return at(4) - at(0);
  };
  expect(phase('0:0 4:560')).toBeCloseTo(10);
  expect(phase('0:0 4:280')).toBeCloseTo(5);
});

test('tells of captions that are too long, too fast, or lie over each other', () => {
  const board = film({
    layers: [],
    captions: [
      [0, 1, 'Det här hinner ingen läsa i tid', 'Nobody reads this in time'],
      [0.5, 4.5, 'a b c d e f g h i', 'one'],
    ],
  });
  const told = checkCaptions(board).join('\n');
  for (const what of ['characters a second', 'words in a line', 'before the last one ends', 'after the film']) {
    expect(told).toContain(what);
  }
});

test('captions for players tell seconds, and a place only in clips', () => {
  const board = film({ layers: [], captions: [[1, 3.5, 'Hej.', 'Hello.']] });
  expect(webVtt(board, 'en')).toContain('00:00:01.000 --> 00:00:03.500\nHello.');
  expect(webVtt({ ...board, format: 'clip' }, 'en')).toContain('line:');
});

test('sounds begin when the storyboard says, and the film ends in silence', () => {
  const { left } = mix(film({ layers: [], sounds: [{ at: 2, play: 'beep' }] }));
  const loudest = (from: number, to: number) => Math.max(...left.slice(from * rate, to * rate).map(Math.abs));
  expect(loudest(0, 1.9)).toBe(0);
  expect(loudest(2, 2.2)).toBeGreaterThan(0.1);
  expect(Math.abs(left.at(-1) ?? 1)).toBe(0);
});
