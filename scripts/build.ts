/**
 * Builds the site: checks the content, renders every page, compresses, writes nginx's files, weighs.
 * With --trial it compresses lightly, for a look or for tests; what readers get is built without it.
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

// Examples of an address would lead a release's readers nowhere.
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

// A mistake must not take the last good site away: the new one takes its place when it is whole.
const folder = newBuildFolder();
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const outDir = path.join(folder, 'site');
// Astro empties its folder when it starts: the search's files come in afterwards.
const searchFolder = path.join(folder, 'search');
mkdirSync(searchFolder);
await phase('Rendering pages, indexing them for search', async () => {
  const work: SearchWork = { input: searchInput(getSite(), getSearchRecords()), folder: searchFolder };
  const thread = new Worker(new URL('build/searchThread.ts', import.meta.url), { workerData: work });
  // Not before the checks above, which need no Astro.
  const { build } = await import('astro');
  await Promise.all([build({ logLevel: 'warn', outDir }), once(thread, 'exit')]);
});
writePolicyNeeds({ ...config, outDir });
const addSearch = (name: string) => cpSync(path.join(searchFolder, name), path.join(outDir, name), { recursive: true });
addSearch('data');

const purpose = process.argv.includes('--trial') ? 'trial' : 'release';
const files = await phase('Compressing', () => precompress(outDir, purpose));
// After compressing: the server reads the indexes as they are, and nobody fetches them.
addSearch('.search');

const budgets = JSON.parse(readFileSync('budgets.json', 'utf8')) as Budgets;
const heavy = await phase('Weighing pages', () => overBudget(outDir, budgets));
if (heavy.length > 0) {
  console.error(`Over the budget of budgets.json:\n${heavy.join('\n')}`);
  process.exit(1);
}
writeFileSync(stampFile(outDir), stamp);
swapIn(outDir, config.outDir);
// Of the site itself only: builds for tests and benchmarks keep away from what is deployed.
if (config.outDir === defaultOutDir) writeNginxFiles(config);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`Built ${files} text files for ${config.siteEnv} into ${config.outDir} in ${seconds} s`);
