/** Checks every content file and prints what is wrong, with file, line, field and what to do. */
import { readConfig } from '../src/config.ts';
import { olderParts } from '../src/content/basis.ts';
import { olderThanAYear } from '../src/content/checks/directory.ts';
import { problemsOf } from '../src/content/checks/index.ts';
import { checkMessageAddress } from '../src/content/checks/address.ts';
import { checkMessageWords } from '../src/content/checks/words.ts';
import { formatProblem } from '../src/content/problem.ts';
import { loadContent } from '../src/content/store.ts';

const loaded = loadContent(readConfig().contentDir);
const { content } = loaded;
// The interface uses the same words as the texts.
const all = [
  ...problemsOf(loaded),
  ...checkMessageWords(content.avoidedWords, 'messages'),
  ...checkMessageAddress(content.addressForms, 'messages'),
];
for (const problem of all) console.error(formatProblem(problem));
const files = new Set(
  Object.values(content).flatMap((list) => (Array.isArray(list) ? list.map(({ file }) => file) : [])),
).size;
console.log(`content: ${files} files, ${content.facts.size} facts, ${all.length} problem(s)`);
// No error either: many pages of hospitals state none. But an editor who reads one may find it.
const sources = new Map([...content.facts.values()].flatMap((fact) => fact.sources.map((one) => [one.key, one])));
const undated = [...sources.values()].filter(({ year }) => year === undefined).length;
console.log(`content: ${undated} of ${sources.size} sources have no year`);
// No error: a text may be mended in Swedish first. But nobody should have to guess.
const older = all.length > 0 ? 0 : olderParts(content).length;
if (older > 0)
  console.log(`content: ${older} part(s) of translations are older than their Swedish: npm run translations`);
// Nor by the calendar: what was right yesterday is not wrong today.
const unseen = olderThanAYear(content, new Date().toISOString().slice(0, 10)).length;
if (unseen > 0)
  console.log(`content: ${unseen} entries of lists were looked up more than a year ago: npm run content:report`);
process.exitCode = all.length > 0 ? 1 : 0;
