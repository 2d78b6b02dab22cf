import { expect, it } from 'vitest';
import { endsOf } from './fit.ts';

/** Rows below each other, by their heights; a heading's is written as negative. */
function rowsOf(...heights: number[]) {
  let bottom = 0;
  return heights.map((height) => {
    const top = bottom;
    bottom += Math.abs(height);
    return { top, bottom, isHeading: height < 0 };
  });
}

it('leaves what fits on one sheet', () => {
  expect(endsOf(rowsOf(40, 60), 100)).toEqual([2]);
  expect(endsOf([], 100)).toEqual([]);
});

it('goes on over as many sheets as it takes', () => {
  expect(endsOf(rowsOf(40, 60, 50, 50, 1), 100)).toEqual([2, 4, 5]);
});

it('takes headings along with what follows them', () => {
  expect(endsOf(rowsOf(40, -10, -10, 60, 20), 100)).toEqual([1, 5]);
});

it('gives a row that is longer than a sheet one to itself', () => {
  expect(endsOf(rowsOf(40, 150, 40), 100)).toEqual([1, 2, 3]);
  expect(endsOf(rowsOf(-10, 150), 100)).toEqual([1, 2]);
});
