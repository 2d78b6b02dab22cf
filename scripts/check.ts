/** `npm run check`: everything that can be told without a build, from cheap to dear. Stops at nothing, fails at the end. */
import { runAll } from './run.ts';

const { failed } = runAll([
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'lint', command: ['eslint', '--max-warnings', '0', '.'] },
  { name: 'styles', command: ['stylelint', 'src/**/*.css'] },
  { name: 'types', command: ['astro', 'check', '--minimumSeverity', 'warning'] },
  { name: 'messages', command: ['node', 'scripts/check-messages.ts'] },
  { name: 'content', command: ['node', 'scripts/check-content.ts'] },
]);
process.exitCode = failed.length > 0 ? 1 : 0;
