import { configDefaults, defineConfig } from 'vitest/config';

/** Tests that need a built site. `npm test` builds it while the other tests run. */
const built = ['tests/http/**/*.test.ts', 'tests/search/{indexing,insights,recovery}.test.ts'];

export default defineConfig({
  test: {
    environment: 'node',
    // Tests of the sources run at the same time as the builds, on the same processors.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // More workers than processors, because most server tests wait for timers.
    maxWorkers: 4,
    // Read, not imported: with --changed, a change of one runs every test.
    forceRerunTriggers: [
      ...configDefaults.forceRerunTriggers,
      '**/{content,messages}/**/*.{json,md}',
      '**/tests/**/*.{json,yaml}',
    ],
    projects: [
      {
        extends: true,
        test: {
          name: 'sources',
          include: ['tests/{unit,search,components}/**/*.test.{ts,tsx}', 'src/**/*.test.{ts,tsx}'],
          exclude: built,
        },
      },
      // These tests start servers and databases, which takes longer on slow machines.
      { extends: true, test: { name: 'built', include: built, testTimeout: 120_000 } },
      // Two other browsers open the built site (tests/smoke/smoke.ts). Each file is one browser.
      {
        extends: true,
        test: { name: 'smoke', include: ['tests/smoke/*.test.ts'], globalSetup: 'tests/smoke/server.ts' },
      },
    ],
  },
});
