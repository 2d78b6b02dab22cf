import { expect, it } from 'vitest';
import { stepOfSwipe } from './reel.ts';

it.each([
  ['touch', 50, undefined],
  ['touch', 51, -1],
  ['touch', -50, undefined],
  ['touch', -51, 1],
  ['pen', -51, 1],
  ['mouse', -100, undefined],
  ['mouse', -101, 1],
  ['mouse', 100, undefined],
  ['mouse', 101, -1],
])('[#222] a swipe by %s of %i px leads %s', (pointer, down, step) => {
  expect(stepOfSwipe(0, down, pointer)).toBe(step);
  expect(stepOfSwipe(Math.abs(down), down, pointer)).toBe(step);
  expect(stepOfSwipe(Math.abs(down) + 1, down, pointer)).toBeUndefined();
});
