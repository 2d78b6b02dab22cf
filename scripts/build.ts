/**
 * Builds the site: checks the content, renders and compresses the pages, checks their weight, writes nginx's files.
 * `--trial` compresses less, for development and tests. Release builds omit it.
 */
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { defaultOutDir, readConfigOrExit } from '../src/config.ts';
import { formatProblem } from '../src/content/problem.ts';
import { getSearchRecords, getSite } from '../src/content/queries.ts';
import { untranslatedMessages } from '../src/i18n/messageFiles.ts';
import { type Budgets, overBudget } from './build/budgets.ts';
import { writePolicyNeeds } from './build/csp.ts';
import { newBuildFolder, swapIn } from './build/folders.ts';
import { phase } from './build/phase.ts';
import { precompress } from './build/precompress.ts';
import { searchInput } from './build/search.ts';
import type { SearchWork } from './build/searchThread.ts';
import { stampFile, stampOf } from './build/stamp.ts';
import { writeNginxFiles } from './nginx-files.ts';

const config = readConfigOrExit();
const started = performance.now();
const stamp = stampOf(config);
process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
process.env['NODE_ENV'] = 'production';

// Otherwise a release would contain the example addresses, which lead nowhere.
const unset = ['SITE_URL', 'CONTACT_EMAIL'].filter((name) => config.siteEnv === 'production' && !process.env[name]);
if (unset.length > 0) {
  console.error(`A build for production needs ${unset.join(' and ')}: see docs/how-to/deploy.md.`);
  process.exit(1);
}

if (config.isRelease) {
  const untranslated = untranslatedMessages('messages');
  for (const problem of untranslated) console.error(formatProblem(problem));
  if (untranslated.length > 0) process.exit(1);
}

try {
  await phase('Reading and checking the content', getSite);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}

// Build in a separate folder, so that a failed build leaves the last good site in place.
const folder = newBuildFolder();
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const outDir = path.join(folder, 'site');
// Astro empties its output folder when it starts, so the search files are copied in afterwards.
const searchFolder = path.join(folder, 'search');
mkdirSync(searchFolder);
await phase('Rendering pages, indexing them for search', async () => {
  const work: SearchWork = { input: searchInput(getSite(), getSearchRecords()), folder: searchFolder };
  const thread = new Worker(new URL('build/searchThread.ts', import.meta.url), { workerData: work });
  // Import Astro only now: the checks above don't need it.
  const { build } = await import('astro');
  await Promise.all([build({ logLevel: 'warn', outDir }), once(thread, 'exit')]);
});
writePolicyNeeds({ ...config, outDir });
const addSearch = (name: string) => cpSync(path.join(searchFolder, name), path.join(outDir, name), { recursive: true });
addSearch('data');

const purpose = process.argv.includes('--trial') ? 'trial' : 'release';
const files = await phase('Compressing', () => precompress(outDir, purpose));
// Copy the indexes after compression: the server reads them uncompressed, and clients never fetch them.
addSearch('.search');

const budgets = JSON.parse(readFileSync('budgets.json', 'utf8')) as Budgets;
const heavy = await phase('Weighing pages', () => overBudget(outDir, budgets));
if (heavy.length > 0) {
  console.error(`Over the budget of budgets.json:\n${heavy.join('\n')}`);
  process.exit(1);
}
writeFileSync(stampFile(outDir), stamp);
swapIn(outDir, config.outDir);
// Only for the default output: builds for tests and benchmarks must not touch the deployment files.
if (config.outDir === defaultOutDir) writeNginxFiles(config);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`Built ${files} text files for ${config.siteEnv} into ${config.outDir} in ${seconds} s`);
