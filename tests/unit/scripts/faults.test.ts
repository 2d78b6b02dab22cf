/** The faults of `npm run mutate` are still those of the sources. */
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { countOf, readFaults } from '../../../scripts/mutate/faults.ts';

const faults = readFaults();

it('are at least sixty, each with a reason of its own', () => {
  expect(faults.length).toBeGreaterThanOrEqual(60);
  expect(new Set(faults.map(({ why }) => why)).size).toBe(faults.length);
});

it.each(faults)('can be put into $file: $why', ({ file, find, put, tests }) => {
  expect(countOf(find, file), 'times that the file has the text').toBe(1);
  expect(put).not.toBe(find);
  expect(tests.filter((test) => !existsSync(test))).toEqual([]);
});
