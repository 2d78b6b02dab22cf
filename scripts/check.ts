/** `npm run check`: each `check:…` of package.json, in order. Stops at nothing, fails at the end. */
import { readFileSync } from 'node:fs';
import { runAll } from './run.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const checks = Object.keys(scripts).filter((name) => name.startsWith('check:'));
const { failed } = await runAll(checks.map((name) => ({ name, command: ['npm', 'run', '--silent', name] })));
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
