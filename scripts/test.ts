/**
 * `npm test`: runs all checks and tests on a production and a staging build, and ends with the counts.
 * `-- --changed` runs those that Vitest and Playwright relate to uncommitted changes, and builds what is stale.
 */
import { readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readConfig } from '../src/config.ts';
import { isFresh } from './build/stamp.ts';
import { runAll, type Step } from './run.ts';
import { changedChecks, needsSite } from './test/changed.ts';
import { copyFewLanguages } from './test/fewLanguages.ts';
import { build, built, production, staging } from './test/sites.ts';

function readArguments(): { changed: boolean } {
  try {
    return parseArgs({ options: { changed: { type: 'boolean', default: false } } }).values;
  } catch (error) {
    console.error(
      `${(error as Error).message}\nUsage: npm test, or npm test -- --changed. One file: see CONTRIBUTING.md.`,
    );
    process.exit(2);
  }
}
const { changed } = readArguments();

const results = '.cache/results';
rmSync(results, { recursive: true, force: true });

const setup: Step = { name: 'setup', command: ['node', 'scripts/setup.ts'] };
const checks: Step[] = changed ? changedChecks() : [{ name: 'check', command: ['node', 'scripts/check.ts'] }];
copyFewLanguages('content', production.CONTENT_DIR);
const looksAtSite = !changed || needsSite(built);
const stale = [staging, production].filter((site) => !changed || (looksAtSite && !isFresh(readConfig(site))));

/** @param project name of a project in vitest.config.ts */
const vitest = (project: 'sources' | 'built' | 'smoke'): Step => ({
  name: `vitest (${project})`,
  command: [
    'vitest',
    'run',
    '--project',
    project,
    ...(changed ? ['--changed', '--passWithNoTests'] : []),
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${results}/${project}.json`,
  ],
  env: built,
});
const html: Step = { name: 'html', command: ['node', 'scripts/check-html.ts'], env: staging };
const playwright: Step = {
  name: 'playwright',
  command: ['playwright', 'test', ...(changed ? ['--only-changed', '--pass-with-no-tests'] : [])],
  env: { ...built, PLAYWRIGHT_JSON_OUTPUT_FILE: `${results}/playwright.json` },
};

const outcomes = [
  await runAll([setup]),
  // These need no build, so they run in parallel with the builds.
  await runAll([...checks, vitest('sources')], stale.map(build)),
  // Run alone: these tests have time limits for servers, and browsers use every CPU.
  await runAll(looksAtSite ? [vitest('built')] : []),
  // Also uses every CPU.
  await runAll(stale.includes(staging) ? [html] : []),
  await runAll(looksAtSite ? [playwright] : []),
  await runAll(looksAtSite ? [vitest('smoke')] : []),
];
const passed = outcomes.flatMap((outcome) => outcome.passed);
const failed = outcomes.flatMap((outcome) => outcome.failed);
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);

type Counts = { passed: number; failed: number };

/** Returns a test runner's counts, or one failure if it ended before it wrote a report. */
function counts(name: string, read: (report: Record<string, unknown>) => Counts): Counts {
  try {
    return read(JSON.parse(readFileSync(`${results}/${name}.json`, 'utf8')) as Record<string, unknown>);
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const ofVitest = (project: string) =>
  counts(project, ({ numPassedTests, numFailedTests, numFailedTestSuites }) => ({
    passed: Number(numPassedTests),
    failed: Math.max(Number(numFailedTests), Number(numFailedTestSuites) > 0 ? 1 : 0),
  }));
const ofPlaywright = () =>
  counts('playwright', ({ stats }) => {
    const { expected, unexpected } = stats as { expected: number; unexpected: number };
    return { passed: expected, failed: unexpected };
  });
const tests = [ofVitest('sources'), ...(looksAtSite ? [ofVitest('built'), ofPlaywright(), ofVitest('smoke')] : [])];
const isTestRun = (name: string) => /^(vitest|playwright)/.test(name);
const otherSteps = (names: string[]) => names.filter((name) => !isTestRun(name)).length;
const sum = (of: 'passed' | 'failed') => tests.reduce((all, one) => all + one[of], 0);

const total = {
  passed: sum('passed') + otherSteps(passed),
  failed: Math.max(sum('failed') + otherSteps(failed), failed.length > 0 ? 1 : 0),
};
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
