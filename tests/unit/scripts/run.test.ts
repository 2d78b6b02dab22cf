/** How the steps of a check and of a test run are executed. */
import { expect, it, vi } from 'vitest';
import { runAll, type Step } from '../../../scripts/run.ts';

const step = (name: string, program: string): Step => ({ name, command: ['node', '-e', program] });

it('goes on after a step that failed, and names it', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  const print = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(console, 'error').mockReturnValue();
  const lanes: Step[][] = [
    [step('bad', 'console.log("of bad"); process.exitCode = 1'), step('next', 'console.error("of next")')],
    [{ name: 'missing', command: ['there-is-no-such-program'] }],
  ];
  const { passed, failed } = await runAll(...lanes);
  const printed = print.mock.calls.map(([text]) => String(text));
  vi.restoreAllMocks();
  expect([passed, failed.toSorted()]).toEqual([['next'], ['bad', 'missing']]);
  // The output of each step is in one piece, whatever ran at the same time.
  expect(printed).toContain('\n> bad\nof bad\n');
  expect(printed).toContain('\n> next\nof next\n');
});
