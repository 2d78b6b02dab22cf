import { defineConfig } from '@playwright/test';
import { chromiumArguments, findTestBrowser } from './scripts/chromium.ts';
import { productionUrl, stagingUrl } from './tests/e2e/addresses.ts';

const serve = (url: string, outDir: string) => ({
  command: 'node src/server/main.ts',
  url: `${url}/healthz`,
  env: { PORT: new URL(url).port, OUT_DIR: outDir, HOST: '127.0.0.1' },
  reuseExistingServer: false,
});

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Three browsers share two processors, so allow slow responses.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['dot'],
    ['./tests/e2e/whyFailed.ts'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? '.cache/results/playwright.json' }],
  ],
  use: {
    baseURL: stagingUrl,
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath: findTestBrowser() ?? '', args: chromiumArguments },
  },
  webServer: [
    serve(stagingUrl, process.env['OUT_STAGING'] ?? '.cache/dist-staging'),
    serve(productionUrl, process.env['OUT_PRODUCTION'] ?? '.cache/dist-production'),
  ],
});
