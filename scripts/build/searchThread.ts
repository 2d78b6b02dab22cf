/** Worker thread: writes the search files while the main thread renders pages. */
import { workerData } from 'node:worker_threads';
import { type SearchInput, writeSearch } from './search.ts';

/** The thread's `workerData`: its input and output folder. */
export type SearchWork = { input: SearchInput; folder: string };

const { input, folder } = workerData as SearchWork;
await writeSearch(input, folder);
