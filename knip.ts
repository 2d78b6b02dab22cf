import type { KnipConfig } from 'knip';

/** With `--production`, knip reports code that only tests use. An exclamation mark marks production files. */
const isProduction = process.argv.includes('--production');

export default {
  entry: [
    'films/boards/*.ts!',
    'scripts/*.ts!',
    'scripts/bench/{flood,nginx,on-demand,standalone}.ts!',
    'scripts/{build/searchThread,html/thread}.ts!',
    'src/client/island.ts!',
    'src/integrations/render.ts!',
  ],
  project: [
    '{films,scripts,src}/**/*.{astro,ts,tsx}!',
    '!**/*.test.{ts,tsx}!',
    // Loaded by astro.config.ts, which knip does not read with --production.
    '!src/integrations/**!',
    'tests/**/*.{ts,tsx}',
    '{eslint,stylelint}/*.js',
    '*.{js,ts}',
  ],
  ignoreBinaries: ['fc-list', 'ffmpeg', 'nginx', 'openssl', 'pdftotext'],
  ignoreDependencies: ['@fontsource-variable/*', ...(isProduction ? ['@astrojs/react'] : [])],
  rules: { duplicates: 'off' },
  // A declaration may be exported only for its test.
  ignoreExportsUsedInFile: isProduction,
} satisfies KnipConfig;
