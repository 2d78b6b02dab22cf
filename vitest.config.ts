import { defineConfig } from 'vitest/config';

/** Tests that look at a built site: `npm test` builds it beside the others. */
const built = ['tests/http/**/*.test.ts', 'tests/search/{indexing,insights,recovery}.test.ts'];

export default defineConfig({
  test: {
    environment: 'node',
    // Those of the sources run beside the builds, on the same processors.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // More than processors: most tests of servers wait for their timers.
    maxWorkers: 4,
    projects: [
      {
        extends: true,
        test: {
          name: 'sources',
          include: ['tests/{unit,search,components}/**/*.test.{ts,tsx}', 'src/**/*.test.{ts,tsx}'],
          exclude: built,
        },
      },
      // They start servers and databases: how long that takes is the machine's.
      { extends: true, test: { name: 'built', include: built, testTimeout: 120_000 } },
    ],
  },
});
