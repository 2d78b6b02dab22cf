/**
 * Builds the site: checks the content, renders every page, compresses, writes nginx's files, weighs.
 * With --trial it compresses lightly, for a look or for tests; what readers get is built without it.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'astro';
import { defaultOutDir, readConfigOrExit } from '../src/config.ts';
import { getSite } from '../src/content/queries.ts';
import { searchRecords } from '../src/content/searchRecords.ts';
import { writeIndexes } from '../src/server/search/store.ts';
import { type Budgets, overBudget } from './build/budgets.ts';
import { writeInlineHashes } from './build/csp.ts';
import { precompress } from './build/precompress.ts';
import { stampFile, stampOf } from './build/stamp.ts';
import { writeNginxFiles } from './nginx-files.ts';

const config = readConfigOrExit();
const started = performance.now();
const stamp = stampOf(config);
process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
process.env['NODE_ENV'] = 'production';

// A mistake in a text must not take the last good site away.
try {
  getSite();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

// Examples of an address would lead a release's readers nowhere.
const unset = ['SITE_URL', 'CONTACT_EMAIL'].filter((name) => config.siteEnv === 'production' && !process.env[name]);
if (unset.length > 0) {
  console.error(`A build for production needs ${unset.join(' and ')}: see docs/how-to/deploy.md.`);
  process.exit(1);
}

rmSync(config.outDir, { recursive: true, force: true });
await build({ logLevel: 'warn' });
writeInlineHashes(config.outDir);
const purpose = process.argv.includes('--trial') ? 'trial' : 'release';
const files = await precompress(config.outDir, purpose);
// After compressing: the server reads them as they are, and nobody fetches them.
writeIndexes(searchRecords(getSite()), getSite().content.searchWords, config.outDir);
// Of the site itself only: builds for tests and benchmarks keep away from what is deployed.
if (config.outDir === defaultOutDir) writeNginxFiles(config);

// A trial is larger than what readers get.
const budgets = JSON.parse(readFileSync('budgets.json', 'utf8')) as Budgets;
const heavy = purpose === 'release' ? overBudget(config.outDir, budgets) : [];
if (heavy.length > 0) {
  console.error(`Over the budget of budgets.json:\n${heavy.join('\n')}`);
  process.exitCode = 1;
} else {
  // Only a build that holds counts as fresh.
  writeFileSync(stampFile(config.outDir), stamp);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Built ${files} text files for ${config.siteEnv} into ${config.outDir} in ${seconds} s`);
}
