import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { embedded } from '../../../src/server/search/engines.ts';
import { createSearch } from '../../../src/server/search/start.ts';

const [languages, busyMs] = [5, 20];

it('an index that is loaded anew leaves searches as much time as it takes, and the first is not held up', async () => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'tryggve-'));
  const times: number[] = [];
  const search = createSearch(outDir, {
    ...embedded,
    async create(knowledge, folder, pause) {
      const began = performance.now();
      for (let language = 0; language < languages; language++) {
        const end = performance.now() + busyMs;
        while (performance.now() < end);
        await pause();
      }
      times.push(performance.now() - began);
      return embedded.create(knowledge, folder, pause);
    },
  });
  await search.load();
  await search.load();
  rmSync(outDir, { recursive: true });
  const [first = 0, again = 0] = times;
  // A timer may ring a millisecond early.
  expect(again).toBeGreaterThan(languages * (2 * busyMs - 2));
  expect(first).toBeLessThan(again);
});
