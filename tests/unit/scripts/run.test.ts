/** How the steps of a check and of a test run are executed. */
import { expect, it, vi } from 'vitest';
import { runAll, runAtOnce, type Step } from '../../../scripts/run.ts';

const step = (name: string, program: string): Step => ({ name, command: ['node', '-e', program] });

const bad = step('bad', 'console.log("of bad"); process.exitCode = 1');
const next = step('next', 'console.error("of next")');
const missing: Step = { name: 'missing', command: ['there-is-no-such-program'] };

it.each([
  ['in lanes', async () => runAll([bad, next], [missing])],
  ['as many at a time as there are processors', async () => runAtOnce([bad, next, missing])],
])('goes on after a step that failed, and names it: %s', async (_name, runSteps) => {
  vi.spyOn(console, 'log').mockReturnValue();
  const print = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(console, 'error').mockReturnValue();
  const { passed, failed } = await runSteps();
  const printed = print.mock.calls.map(([text]) => String(text));
  vi.restoreAllMocks();
  expect([passed, failed.toSorted()]).toEqual([['next'], ['bad', 'missing']]);
  // The output of each step is in one piece, whatever ran at the same time.
  expect(printed).toContain('\n> bad\nof bad\n');
  expect(printed).toContain('\n> next\nof next\n');
});
