/** `npm start`: builds the site if it is stale, then serves it. */
import { spawnSync } from 'node:child_process';
import { readConfigOrExit } from '../src/config.ts';
import { isFresh } from './build/stamp.ts';

if (!isFresh(readConfigOrExit())) {
  console.log('The sources are new or have changed: the site is built first.');
  const { status } = spawnSync(process.execPath, ['scripts/build.ts', '--trial'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
await import('../src/server/main.ts');
