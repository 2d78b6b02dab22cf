/** What the commands for tests do with their arguments. */
import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { changedChecks } from '../../../scripts/test/changed.ts';

it.each([
  ['test.ts', ['--chnaged'], 'npm test -- --changed'],
  ['test.ts', ['tests/unit'], 'npm test -- --changed'],
  ['mutate.ts', ['--whole', 'some'], '--whole takes a number.'],
  ['mutate.ts', ['--only', 'consent', 'again'], 'Unexpected argument: again'],
])('scripts/%s refuses %s, and says what it takes', (script, given, message) => {
  const { status, stderr } = spawnSync(process.execPath, [`scripts/${script}`, ...given], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([2, expect.stringContaining(message)]);
});

it('checks changed files by the tools that know them, and nothing where nothing has changed', () => {
  const checked = (...files: string[]) =>
    changedChecks(files).map(({ name, command }) => [name, ...files.filter((file) => command.includes(file))]);
  expect(checked()).toEqual([]);
  expect(checked('docs/a.md')).toEqual([['format', 'docs/a.md']]);
  expect(checked('src/ui/A.tsx', 'src/ui/A.css', 'content/a.md')).toEqual([
    ['format', 'src/ui/A.tsx', 'src/ui/A.css', 'content/a.md'],
    ['lint', 'src/ui/A.tsx'],
    ['styles', 'src/ui/A.css'],
    ['types'],
    ['content'],
  ]);
});
