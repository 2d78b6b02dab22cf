/** `npm run check`: runs each `check:…` script of package.json in order. Runs all of them, and fails at the end. */
import { readFileSync } from 'node:fs';
import { runAll } from './run.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const checks = Object.keys(scripts).filter((name) => name.startsWith('check:'));
const { failed } = await runAll(checks.map((name) => ({ name, command: ['npm', 'run', '--silent', name] })));
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
