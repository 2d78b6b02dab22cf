/** `npm test`: every check and every test, on a production and a staging build. Ends with the counts. */
import { readFileSync, rmSync } from 'node:fs';
import { runAll, type Step } from './run.ts';

const results = '.cache/results';
rmSync(results, { recursive: true, force: true });

/** Networks are shown where they are set; tests set all four, none of them a real account. */
const social = Object.fromEntries(
  ['INSTAGRAM', 'TIKTOK', 'YOUTUBE', 'FACEBOOK'].map((name) => [
    `SOCIAL_${name}`,
    `https://social.example/${name.toLowerCase()}`,
  ]),
);
const staging = { ...social, SITE_ENV: 'staging', OUT_DIR: '.cache/dist-staging' };
const production = {
  SITE_ENV: 'production',
  OUT_DIR: '.cache/dist-production',
  SITE_URL: 'https://tryggve.example',
  CONTACT_EMAIL: 'kontakt@tryggve.example',
};
const built = { OUT_DIR: staging.OUT_DIR, OUT_STAGING: staging.OUT_DIR, OUT_PRODUCTION: production.OUT_DIR };

const steps: Step[] = [
  { name: 'setup', command: ['node', 'scripts/setup.ts'] },
  { name: 'check', command: ['node', 'scripts/check.ts'] },
  { name: 'build (staging)', command: ['node', 'scripts/build.ts', '--trial'], env: staging },
  { name: 'build (production)', command: ['node', 'scripts/build.ts'], env: production },
  {
    name: 'vitest',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile=${results}/vitest.json`],
    env: built,
  },
  {
    name: 'playwright',
    command: ['playwright', 'test'],
    env: {
      ...built,
      PLAYWRIGHT_JSON_OUTPUT_FILE: `${results}/playwright.json`,
    },
  },
];
const { passed, failed } = runAll(steps);

type Counts = { passed: number; failed: number };

/** @returns what a test runner counted; one failure where it wrote nothing, since it then ended before it could */
function counts(name: string, read: (report: Record<string, unknown>) => Counts): Counts {
  try {
    return read(JSON.parse(readFileSync(`${results}/${name}.json`, 'utf8')) as Record<string, unknown>);
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const unit = counts('vitest', ({ numPassedTests, numFailedTests, numFailedTestSuites }) => ({
  passed: Number(numPassedTests),
  failed: Math.max(Number(numFailedTests), Number(numFailedTestSuites) > 0 ? 1 : 0),
}));
const browser = counts('playwright', ({ stats }) => {
  const { expected, unexpected, flaky } = stats as { expected: number; unexpected: number; flaky: number };
  if (flaky > 0) console.log(`${flaky} browser test(s) passed only at the second try: see above`);
  return { passed: expected + flaky, failed: unexpected };
});
const runners = new Set(['vitest', 'playwright']);
const steadySteps = (names: string[]) => names.filter((name) => !runners.has(name)).length;

const total = {
  passed: unit.passed + browser.passed + steadySteps(passed),
  failed: Math.max(unit.failed + browser.failed + steadySteps(failed), failed.length > 0 ? 1 : 0),
};
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
