/** Worker thread: checks its share of the pages, and posts the problems. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { htmlProblems } from './problems.ts';

const { folder, pages } = workerData as { folder: string; pages: string[] };
for (const page of pages)
  for (const problem of await htmlProblems(readFileSync(path.join(folder, page), 'utf8')))
    parentPort?.postMessage(`${page}: ${problem}`);
