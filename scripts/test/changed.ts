/** What `npm test -- --changed` checks and tests: what has to do with files that are not committed yet. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Step } from '../run.ts';

/** Returns the paths of changed and of new files; deleted ones can't be checked. */
function changedFiles(): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\0').filter(Boolean);
  return [
    ...git('diff', '-z', '--name-only', '--relative', '--diff-filter=d', 'HEAD'),
    ...git('ls-files', '-z', '--others', '--exclude-standard'),
  ];
}

/** Returns a step for each tool that has something to check. Types are checked in all files: one may break another. */
export function changedChecks(files: readonly string[] = changedFiles()): Step[] {
  const code = files.filter((file) => /\.(astro|[jt]sx?)$/.test(file));
  const styles = files.filter((file) => /^src\/.*\.css$/.test(file));
  const checks: [hasWork: boolean, name: string, command: Step['command']][] = [
    [files.length > 0, 'format', ['prettier', '--check', '--log-level', 'warn', '--ignore-unknown', ...files]],
    [code.length > 0, 'lint', ['eslint', '--max-warnings', '0', '--no-warn-ignored', ...code]],
    [styles.length > 0, 'styles', ['stylelint', ...styles]],
    [code.length > 0, 'types', ['npm', 'run', '--silent', 'check:types']],
    [files.some((file) => file.startsWith('content/')), 'content', ['npm', 'run', '--silent', 'check:content']],
    [files.some((file) => file.startsWith('messages/')), 'messages', ['npm', 'run', '--silent', 'check:messages']],
  ];
  return checks.flatMap(([hasWork, name, command]) => (hasWork ? [{ name, command }] : []));
}

/** Returns whether the runners relate a test that needs a built site to a change. */
export function needsSite(env: NodeJS.ProcessEnv): boolean {
  const list = (tool: string, ...args: string[]) =>
    execFileSync(path.resolve('node_modules/.bin', tool), args, { encoding: 'utf8', env: { ...process.env, ...env } });
  return (
    list('vitest', 'list', '--project', 'built', '--project', 'smoke', '--changed', '--filesOnly').trim() !== '' ||
    !list('playwright', 'test', '--only-changed', '--list', '--pass-with-no-tests').includes('Total: 0 tests')
  );
}
