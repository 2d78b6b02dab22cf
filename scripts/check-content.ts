/** Checks every content file and prints each problem, with file, line, field and what to do. */
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
// The word rules for texts apply to the interface strings too.
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
// A missing year is not an error, since many hospital pages state none. An editor who reads the source may find it.
const sources = new Map([...content.facts.values()].flatMap((fact) => fact.sources.map((one) => [one.key, one])));
const undated = [...sources.values()].filter(({ year }) => year === undefined).length;
console.log(`content: ${undated} of ${sources.size} sources have no year`);
// An outdated translation is not an error: a text may be corrected in Swedish first. But it should be visible.
const older = all.length > 0 ? 0 : olderParts(content).length;
if (older > 0)
  console.log(`content: ${older} part(s) of translations are older than their Swedish: npm run translations`);
// The check must not start failing just because of the date.
const unseen = olderThanAYear(content, new Date().toISOString().slice(0, 10)).length;
if (unseen > 0)
  console.log(`content: ${unseen} entries of lists were looked up more than a year ago: npm run content:report`);
process.exitCode = all.length > 0 ? 1 : 0;
