/** Checks the interface strings of every language, and that each has a description for translators. */
import { readConfigOrExit } from '../src/config.ts';
import { formatProblem } from '../src/content/problem.ts';
import { checkMessageSets } from '../src/i18n/checkMessageSets.ts';
import { untranslatedMessages } from '../src/i18n/messageFiles.ts';

const untranslated = untranslatedMessages('messages');
const problems = [...checkMessageSets('messages'), ...(readConfigOrExit().isRelease ? untranslated : [])];
for (const problem of problems) console.error(formatProblem(problem));
console.log(`messages: ${problems.length} problem(s)`);
if (untranslated.length > 0 && problems.length === 0) {
  for (const problem of untranslated) console.warn(formatProblem(problem));
  console.warn(`messages: ${untranslated.length} are in English until they are translated; RELEASE=true refuses them`);
}
process.exitCode = problems.length > 0 ? 1 : 0;
