/** Writes the search's files in a thread of its own, beside the rendering. */
import { workerData } from 'node:worker_threads';
import { type SearchInput, writeSearch } from './search.ts';

/** What the thread is handed, and the folder that it writes into. */
export type SearchWork = { input: SearchInput; folder: string };

const { input, folder } = workerData as SearchWork;
await writeSearch(input, folder);
