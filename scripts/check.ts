/** `npm run check`: runs each `check:…` script of package.json, several at once. Runs all, and fails at the end. */
import { readFileSync } from 'node:fs';
import { runAtOnce } from './run.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
// The slowest come first in package.json, so that none of them is left to run alone at the end.
const checks = Object.keys(scripts).filter((name) => name.startsWith('check:'));
const { failed } = await runAtOnce(checks.map((name) => ({ name, command: ['npm', 'run', '--silent', name] })));
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
