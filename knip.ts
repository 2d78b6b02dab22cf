import type { KnipConfig } from 'knip';

/** Where code counts that only a test holds alive; an exclamation mark says what is no test. */
const isProduction = process.argv.includes('--production');

export default {
  entry: [
    'films/boards/*.ts!',
    'scripts/*.ts!',
    'scripts/bench/{flood,nginx,on-demand,standalone}.ts!',
    'scripts/{build/searchThread,html/thread}.ts!',
    'src/client/intent.ts!',
    'src/integrations/render.ts!',
  ],
  project: [
    '{films,scripts,src}/**/*.{astro,ts,tsx}!',
    '!**/*.test.{ts,tsx}!',
    // What astro.config.ts loads, which is not read with --production.
    '!src/integrations/**!',
    'tests/**/*.{ts,tsx}',
    '{eslint,stylelint}/*.js',
    '*.{js,ts}',
  ],
  ignoreBinaries: ['fc-list', 'ffmpeg', 'nginx', 'openssl', 'pdftotext'],
  ignoreDependencies: ['@fontsource-variable/*', ...(isProduction ? ['@astrojs/react'] : [])],
  rules: { duplicates: 'off' },
  // A part of a file may be exported for its test alone.
  ignoreExportsUsedInFile: isProduction,
} satisfies KnipConfig;
