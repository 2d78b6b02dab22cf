/** Validates every page of the built site in OUT_DIR against the HTML standard: `node scripts/check-html.ts`. */
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import os from 'node:os';
import { Worker } from 'node:worker_threads';
import { readConfigOrExit } from '../src/config.ts';

const folder = readConfigOrExit().outDir;
const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
if (pages.length === 0) throw new Error(`There is no page in ${folder}.`);
const threads = os.availableParallelism();
const problems: string[] = [];
await Promise.all(
  Array.from({ length: threads }, (_, place) => {
    const share = pages.filter((_page, index) => index % threads === place);
    const worker = new Worker(new URL('html/thread.ts', import.meta.url), { workerData: { folder, pages: share } });
    worker.on('message', (problem: string) => problems.push(problem));
    return once(worker, 'exit');
  }),
);
for (const problem of problems.sort()) console.error(problem);
console.log(`${pages.length} pages, ${problems.length} faults in their HTML`);
process.exitCode = problems.length > 0 ? 1 : 0;
