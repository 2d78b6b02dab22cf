/** Writes the search's files in a thread of its own, beside the rendering; `workerData` names the folder. */
import { workerData } from 'node:worker_threads';
import { readConfig } from '../../src/config.ts';
import { buildSite } from '../../src/content/site.ts';
import { loadContent } from '../../src/content/store.ts';
import { writeSearch } from './search.ts';

// The build has checked the content before it started this thread.
const config = readConfig();
await writeSearch(buildSite(loadContent(config.contentDir, config).content), workerData as string);
