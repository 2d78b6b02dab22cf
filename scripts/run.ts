/** Runs commands one after another and tells how each went. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

export type Step = { name: string; command: [string, ...string[]]; env?: Record<string, string> };

/** The project's own Node and tools come first, also where this was started without npm. */
const withTools = (env: Record<string, string> = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  ASTRO_TELEMETRY_DISABLED: '1',
  ...env,
  PATH: `${path.resolve('node_modules/.bin')}${path.delimiter}${process.env['PATH'] ?? ''}`,
});

/** @returns the names of the steps that passed and of those that did not */
export function runAll(steps: Step[]): { passed: string[]; failed: string[] } {
  const passed: string[] = [];
  const failed: string[] = [];
  for (const { name, command, env } of steps) {
    const [tool, ...args] = command;
    const started = performance.now();
    console.log(`\n> ${name}`);
    const { status, error } = spawnSync(tool, args, { stdio: 'inherit', env: withTools(env) });
    if (error) console.error(error.message);
    (status === 0 ? passed : failed).push(name);
    console.log(`${status === 0 ? 'ok' : 'FAILED'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  }
  if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
  return { passed, failed };
}
