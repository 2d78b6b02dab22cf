/** `npm test`: runs all checks and tests on a production and a staging build, and ends with the counts. */
import { readFileSync, rmSync } from 'node:fs';
import { runAll, type Step } from './run.ts';

const results = '.cache/results';
rmSync(results, { recursive: true, force: true });

/** The site links only to the social networks that are configured. The tests configure all four, with fake accounts. */
const social = Object.fromEntries(
  ['INSTAGRAM', 'TIKTOK', 'YOUTUBE', 'FACEBOOK'].map((name) => [
    `SOCIAL_${name}`,
    `https://social.example/${name.toLowerCase()}`,
  ]),
);
/** The staging build's analytics host. It does not exist: tests that need an answer mock it (tests/e2e/matomo.ts). */
const analytics = { MATOMO_URL: 'http://matomo.example' };
const staging = { ...social, ...analytics, SITE_ENV: 'staging', OUT_DIR: '.cache/dist-staging' };
const production = {
  SITE_ENV: 'production',
  OUT_DIR: '.cache/dist-production',
  SITE_URL: 'https://tryggve.example',
  CONTACT_EMAIL: 'kontakt@tryggve.example',
};
const built = { OUT_DIR: staging.OUT_DIR, OUT_STAGING: staging.OUT_DIR, OUT_PRODUCTION: production.OUT_DIR };

const setup: Step = { name: 'setup', command: ['node', 'scripts/setup.ts'] };
const check: Step = { name: 'check', command: ['node', 'scripts/check.ts'] };
const builds: Step[] = [
  { name: 'build (staging)', command: ['node', 'scripts/build.ts', '--trial'], env: staging },
  { name: 'build (production)', command: ['node', 'scripts/build.ts', '--trial'], env: production },
];

/** @param project name of a project in vitest.config.ts */
const vitest = (project: 'sources' | 'built' | 'smoke'): Step => ({
  name: `vitest (${project})`,
  command: [
    'vitest',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${results}/${project}.json`,
  ],
  env: built,
});
const html: Step = { name: 'html', command: ['node', 'scripts/check-html.ts'], env: staging };
const playwright: Step = {
  name: 'playwright',
  command: ['playwright', 'test'],
  env: { ...built, PLAYWRIGHT_JSON_OUTPUT_FILE: `${results}/playwright.json` },
};

const outcomes = [
  await runAll([setup]),
  // These need no build, so they run in parallel with the builds.
  await runAll([check, vitest('sources')], builds),
  // Run alone: these tests have time limits for servers, and browsers use every CPU.
  await runAll([vitest('built')]),
  // Also uses every CPU.
  await runAll([html]),
  await runAll([playwright]),
  await runAll([vitest('smoke')]),
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
const tests = [
  ofVitest('sources'),
  ofVitest('built'),
  ofVitest('smoke'),
  counts('playwright', ({ stats }) => {
    const { expected, unexpected } = stats as { expected: number; unexpected: number };
    return { passed: expected, failed: unexpected };
  }),
];
const isTestRun = (name: string) => /^(vitest|playwright)/.test(name);
const otherSteps = (names: string[]) => names.filter((name) => !isTestRun(name)).length;
const sum = (of: 'passed' | 'failed') => tests.reduce((all, one) => all + one[of], 0);

const total = {
  passed: sum('passed') + otherSteps(passed),
  failed: Math.max(sum('failed') + otherSteps(failed), failed.length > 0 ? 1 : 0),
};
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
