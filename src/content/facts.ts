/** Parses the facts sheet: the only clinical claims that texts may make, and the sources shown to readers. */
import { isLanguageCode, type LanguageCode } from '../i18n/languages.ts';
import type { Problem } from './problem.ts';

type Fact = {
  id: string;
  text: string;
  /** Not read in any source: no text may rest on it. */
  unsourced: boolean;
  /** Sources disagree or practice differs: a text that rests on it must say so. */
  disputed: boolean;
  /** Sources shown to readers. */
  sources: Source[];
};

export type PublicSource = {
  key: string;
  /** In the publisher's own language. */
  publisher: string;
  /** The English name, if the publisher's own name isn't English and it has one. */
  publisherInEnglish?: string | undefined;
  title: string;
  /** Language of the title. Missing in rows of the old form, which the check rejects. */
  language?: LanguageCode | undefined;
  publisherLanguage?: LanguageCode | undefined;
  /** `undefined` if the source states no year. */
  year?: string | undefined;
  url: string;
};

/** A source with its line in the facts sheet. */
export type Source = PublicSource & { line: number };

export type Facts = ReadonlyMap<string, Fact>;

type Row = { line: number; cells: string[] };

/** Returns the rows of all tables with one of these numbers of columns, without header and delimiter rows. */
function tableRows(text: string, ...columns: number[]): Row[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const cells = line
      .trim()
      .replace(/^\||\|$/g, '')
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim().replaceAll('\\|', '|'));
    const isHead = /^\s*\|[\s:|-]+\|\s*$/.test(lines[index + 1] ?? '') || cells.every((cell) => /^:?-*:?$/.test(cell));
    return line.trim().startsWith('|') && !isHead && columns.includes(cells.length) ? [{ line: index + 1, cells }] : [];
  });
}

const factPattern = /^\d+\.\d+[a-z]?$/;
const yearPattern = /^(\d{4}|n\.d\.)$/;
const older = { columns: 5, form: (cells: string[]) => [...cells.slice(0, 2), '', cells[2], '', ...cells.slice(3)] };

function readSources(file: string, rows: Row[], problems: Problem[]): Map<string, Source> {
  const sources = new Map<string, Source>();
  for (const { line, cells } of rows) {
    const columns = cells.length === older.columns ? older.form(cells) : cells;
    const [key = '', publisher = '', english = '', title = '', languages = '', year = '', url = ''] = columns;
    const [language = '', publisherLanguage = language] = languages.split('/');
    const problem = (message: string) => problems.push({ file, line, field: key, message });
    if (sources.has(key)) problem('This source stands twice. Keep one row.');
    if (!publisher || !title) problem('A source needs a publisher and a title.');
    for (const code of languages === '' ? [] : [language, publisherLanguage])
      if (!isLanguageCode(code)) problem(`"${code}" is none of our language codes (src/i18n/languages.ts).`);
    if (!yearPattern.test(year)) problem('The year must be four digits, or n.d. where the source gives none.');
    if (!/^https?:\/\/\S+$/.test(url))
      problem('The address must start with https:// (or http:// where the source has no other).');
    const codeOf = (code: string) => (isLanguageCode(code) ? code : undefined);
    sources.set(key, {
      key,
      line,
      publisher,
      publisherInEnglish: english || undefined,
      title,
      language: codeOf(language),
      publisherLanguage: codeOf(publisherLanguage),
      year: year === 'n.d.' ? undefined : year,
      url,
    });
  }
  return sources;
}

/**
 * Reads `content/facts.md`: tables of `# | Fact | Mark | Read in | Show` and, below the heading "Sources", a table of
 * `Key | Publisher | In English | Title | Language | Year | Address`. The old form of the latter,
 * `Key | Publisher | Title | Year | Address`, is read too, so that messages can say what a row lacks.
 */
export function parseFacts(file: string, text: string): { facts: Facts; problems: Problem[] } {
  const problems: Problem[] = [];
  const start = text.search(/^## Sources\s*$/m);
  const above = start < 0 ? text : text.slice(0, start);
  const linesAbove = above.split('\n').length - 1;
  const sourceRows =
    start < 0
      ? []
      : tableRows(text.slice(start), older.columns, 7).map((row) => ({ ...row, line: row.line + linesAbove }));
  const sources = readSources(file, sourceRows, problems);
  const facts = new Map<string, Fact>();
  for (const { line, cells } of tableRows(above, 5)) {
    const [id = '', claim = '', mark = '', , show = ''] = cells;
    const problem = (message: string) => problems.push({ file, line, field: id, message });
    if (!factPattern.test(id)) problem('A row starts with its number, as 3.1 or 6.7a.');
    if (facts.has(id)) problem('This number stands twice. Numbers are permanent: give the newer row another.');
    if (!/^[SK]\s*!?$/.test(mark))
      problem('The mark must be S (read in a source) or K (not read), with ! where sources or practice differ.');
    const keys = show
      .split(',')
      .map((key) => key.trim())
      .filter((key) => key !== '' && key !== '–');
    for (const key of keys.filter((key) => !sources.has(key)))
      problem(`The source "${key}" has no row below "## Sources". Add it there.`);
    facts.set(id, {
      id,
      text: claim,
      unsourced: mark.startsWith('K'),
      disputed: mark.includes('!'),
      sources: keys.flatMap((key) => sources.get(key) ?? []),
    });
  }
  return { facts, problems };
}
