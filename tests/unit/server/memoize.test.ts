import { expect, it } from 'vitest';
import { memoizeWords } from '../../../src/server/search/language/memoize.ts';

/** Returns a memoized function, and how often it was computed. */
function counting() {
  let count = 0;
  const of = memoizeWords((word: string) => {
    count++;
    return word.length;
  });
  return { of, count: () => count };
}

it('computes a word once', () => {
  const { of, count } = counting();
  expect([of('narkos'), of('narkos'), of('')]).toEqual([6, 6, 0]);
  expect(of('')).toBe(0);
  expect(count()).toBe(2);
});

it('forgets, however many words are typed, and keeps no very long one', () => {
  const { of, count } = counting();
  of('first');
  for (let number = 0; number < 20_000; number++) of(`word ${number}`);
  of('first');
  expect(count()).toBe(20_002);
  const long = 'a'.repeat(512);
  of(long);
  of(long);
  expect(count()).toBe(20_004);
});
