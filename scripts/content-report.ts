/**
 * `npm run content:report`: counts what the Swedish and English texts contain, and writes docs/content.md down to its
 * "---" line; everything below is written by hand. Also writes docs/signs.md and docs/directory.md, and lists the
 * directory entries that were last looked up more than a year ago.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { readConfig } from '../src/config.ts';
import { olderThanAYear } from '../src/content/checks/directory.ts';
import { timeProblem } from '../src/content/checks/shapes.ts';
import { ownText } from '../src/content/checks/texts.ts';
import { directoryReport } from '../src/content/directoryReport.ts';
import { countWords, lix } from '../src/content/readability.ts';
import { signsReport } from '../src/content/signsReport.ts';
import { buildSite } from '../src/content/site.ts';
import { type Entry, loadContent } from '../src/content/store.ts';
import { type SiteLanguage, siteLanguages } from '../src/i18n/languages.ts';

const file = 'docs/content.md';
const mark = '\n---\n';
/** A sentence with more words than this is hard to follow for a scared reader. */
const longSentence = 20;

const { content } = loadContent(readConfig().contentDir);
const site = buildSite(content);

type Text = Entry<'page'> | Entry<'caregiver'> | Entry<'faq'>;

/** Returns the id of the top-level page above an entry, or a fixed name for FAQ entries and caregiver pages. */
function sectionOf(entry: Text): string {
  if (entry.kind === 'faq') return 'questions';
  if (entry.kind === 'caregiver') return 'caregivers';
  return site.ancestorsOf(entry).find(({ data }) => data.id !== 'home')?.data.id ?? entry.data.id;
}

const longOf = (text: string) =>
  text.split(/(?<=[.!?:])\s+|\n+/).filter((sentence) => countWords(sentence) > longSentence).length;
const average = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
const percent = (part: number, whole: number) => (whole === 0 ? '–' : `${Math.round((100 * part) / whole)} %`);

function row(section: string, entries: Text[], language: SiteLanguage): string[] {
  const texts = entries.map(ownText);
  const facts = new Set(entries.flatMap(({ data }) => data.facts));
  const sources = [
    ...new Map([...facts].flatMap((id) => content.facts.get(id)?.sources ?? []).map((one) => [one.key, one])).values(),
  ];
  const pages = entries.filter((entry) => entry.kind === 'page');
  const steps = pages.flatMap(({ data }) => data.steps ?? []);
  const years = sources.flatMap(({ year }) => (year && /^\d+$/.test(year) ? [Number(year)] : []));
  return [
    section,
    String(entries.length),
    String(Math.round(average(texts.map((text) => countWords(text))))),
    language === 'sv' ? average(texts.map(lix)).toFixed(0) : '–',
    String(texts.reduce((sum, text) => sum + longOf(text), 0)),
    String(facts.size),
    `${sources.length} (${percent(sources.filter((one) => one.language === 'sv').length, sources.length)})`,
    years.length === 0 ? '–' : String(years.sort((a, b) => a - b)[Math.floor(years.length / 2)]),
    `${steps.filter(({ time }) => timeProblem(time, language)).length} of ${steps.length}`,
    `${pages.filter(({ data }) => data.picture).length} of ${pages.length}, steps ${steps.filter(({ picture }) => picture).length} of ${steps.length}`,
    String(pages.filter(({ data }) => data.urgent).length),
    String(pages.filter(({ data }) => data.easyRead).length),
    String(pages.filter(({ data }) => data.shape).length),
  ];
}

const columns = [
  'Section',
  'Texts',
  'Words',
  'LIX',
  'Long sentences',
  'Facts',
  'Sources (Swedish)',
  'Their middle year',
  'Times without a time',
  'Pictures',
  'Red boxes',
  'Easy read',
  'Shapes',
];

function table(language: SiteLanguage): string {
  const groups = new Map<string, Text[]>();
  for (const entry of [...content.page, ...content.caregiver, ...content.faq]) {
    if (entry.language !== language) continue;
    const section = sectionOf(entry);
    groups.set(section, [...(groups.get(section) ?? []), entry]);
  }
  const all = [...groups.values()].flat();
  const rows = [
    ...[...groups].sort(([a], [b]) => a.localeCompare(b)).map(([section, entries]) => row(section, entries, language)),
    row('all', all, language),
  ];
  return [columns, columns.map((_, at) => (at === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

const words = Object.fromEntries(
  siteLanguages.map((language) => [
    language,
    content.glossary.find((list) => list.language === language)?.data.length ?? 0,
  ]),
);
const names: Record<SiteLanguage, string> = { sv: 'Swedish', en: 'English' };
const report = [
  '# What the texts hold',
  '',
  `Counted by \`npm run content:report\`. Words and LIX are averages of a text; a long sentence has more than ${longSentence} words; sources are those that readers are shown, Swedish by the language of the title. LIX is a measure of Swedish.`,
  '',
  `Hospital words explained: ${siteLanguages.map((language) => `${words[language]} in ${names[language]}`).join(', ')}.`,
  ...siteLanguages.flatMap((language) => ['', `## ${names[language]}`, '', table(language)]),
].join('\n');

let byHand = '';
try {
  const before = readFileSync(file, 'utf8');
  byHand = before.includes(mark) ? before.slice(before.indexOf(mark)) : '';
} catch {
  // The file does not exist yet on the first run.
}
writeFileSync(file, `${report}\n${byHand}`);
console.log(report);

writeFileSync('docs/signs.md', signsReport(content));
writeFileSync('docs/directory.md', directoryReport(content));
const old = olderThanAYear(content, new Date().toISOString().slice(0, 10));
for (const entry of old) console.log(`${entry.file}: last looked up on ${entry.data.checked}. Read its sources again.`);
console.log(`directory: ${old.length} entries were looked up more than a year ago`);
