/** Checks the interface strings of every language, and that translators are told what each is for. */
import { formatProblem } from '../src/content/problem.ts';
import { checkMessageSets } from '../src/i18n/checkMessageSets.ts';

const problems = checkMessageSets('messages');
for (const problem of problems) console.error(formatProblem(problem));
console.log(`messages: ${problems.length} problem(s)`);
process.exitCode = problems.length > 0 ? 1 : 0;
