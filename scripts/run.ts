/** Runs commands, in sequence or in parallel, and reports the result of each. */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';

export type Step = { name: string; command: [string, ...string[]]; env?: Record<string, string> };

/** Names of the steps that passed and failed. */
export type Outcome = { passed: string[]; failed: string[] };

/** Puts the project's own Node and tools first on PATH, even if this was started without npm. */
const withTools = (env: Record<string, string> = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  ASTRO_TELEMETRY_DISABLED: '1',
  ...env,
  PATH: `${path.resolve('node_modules/.bin')}${path.delimiter}${process.env['PATH'] ?? ''}`,
});

/**
 * Runs one command.
 * @param isAlone streams its output; otherwise the output is printed in one piece at the end
 * @returns whether it passed
 */
function run({ name, command: [tool, ...args], env }: Step, isAlone: boolean): Promise<boolean> {
  const started = performance.now();
  if (isAlone) console.log(`\n> ${name}`);
  const child = spawn(tool, args, { stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'], env: withTools(env) });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk));
  child.once('error', (error) => console.error(error.message));
  return new Promise((resolve) => {
    child.once('close', (status) => {
      if (!isAlone) process.stdout.write(`\n> ${name}\n${Buffer.concat(output).toString()}`);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${status === 0 ? 'ok' : 'FAILED'} ${name} (${seconds} s)`);
      resolve(status === 0);
    });
  });
}

/**
 * Runs all steps, even after a failure.
 * @param lanes run in parallel; the steps of a lane run in sequence
 */
export async function runAll(...lanes: Step[][]): Promise<Outcome> {
  const outcome: Outcome = { passed: [], failed: [] };
  const runLane = async (steps: Step[]) => {
    for (const step of steps) outcome[(await run(step, lanes.length === 1)) ? 'passed' : 'failed'].push(step.name);
  };
  await Promise.all(lanes.map(runLane));
  return outcome;
}

/** Runs as many steps at a time as there are processors, even after a failure. The first ones start first. */
export async function runAtOnce(steps: Step[]): Promise<Outcome> {
  const isAlone = availableParallelism() === 1;
  const limit = pLimit(availableParallelism());
  const results = await Promise.all(steps.map((step) => limit(() => run(step, isAlone))));
  const names = (hasPassed: boolean) => steps.flatMap(({ name }, at) => (results[at] === hasPassed ? [name] : []));
  return { passed: names(true), failed: names(false) };
}
