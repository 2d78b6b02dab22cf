/** Rules for hospitals, councils, groups of clowns and books, each with a file that breaks it. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readConfig } from '../../../src/config.ts';
import { listedIn, olderThanAYear } from '../../../src/content/checks/directory.ts';
import { loadContent } from '../../../src/content/store.ts';
import { regionIds } from '../../../src/shared/regions.ts';
import { contentWith, problemsWith } from './fixture.ts';

const front = (fields: Record<string, string | undefined>, body = '') =>
  [
    '---',
    ...Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`])),
    '---',
    body,
  ].join('\n');

const sources = '[{ url: "https://source.example/page", publisher: En källa }]';
const hospital = (changes: Record<string, string | undefined> = {}) =>
  front({ id: 'lund', name: 'Lund', town: 'Lund', region: 'skane', sources, checked: '2026-11-22', ...changes });
const council = (changes: Record<string, string | undefined> = {}, body = 'Rådet ger råd.') =>
  front(
    { id: 'rad', name: 'Rådet', hospitals: '[lund]', who: 'Du.', sources, checked: '2026-11-22', ...changes },
    body,
  );
const book = (changes: Record<string, string | undefined> = {}, body = 'En bok om en vante.') =>
  front({ id: 'vanten', title: 'Vanten', theme: 'grief', sources, checked: '2026-11-22', ...changes }, body);

const whole = {
  'hospitals/lund.md': hospital(),
  'councils/rad.md': council(),
  'books/sv/vanten.md': book(),
  'books/en/mitten.md': book({}, 'A book about a mitten.'),
};

it('has nothing to say of a directory that holds', () => {
  expect(problemsWith(whole)).toEqual([]);
});

it.each([
  [
    'a hospital without a source',
    { 'hospitals/lund.md': hospital({ sources: undefined }) },
    '[sources] is missing: add it.',
  ],
  ['an empty list of sources', { 'hospitals/lund.md': hospital({ sources: '[]' }) }, '[sources] must name a source'],
  [
    'a source that is no address',
    { 'hospitals/lund.md': hospital({ sources: '[{ url: hearsay, publisher: Någon }]' }) },
    '[sources.0.url] must be a whole address',
  ],
  ['a hospital without a date', { 'hospitals/lund.md': hospital({ checked: undefined }) }, '[checked] must be a date'],
  ['a region that there is not', { 'hospitals/lund.md': hospital({ region: 'dalsland' }) }, '[region]'],
  ['a book without a source', { 'books/sv/vanten.md': book({ sources: undefined }) }, '[sources] is missing: add it.'],
  [
    'a council of a hospital that there is not',
    { 'councils/rad.md': council({ hospitals: '[boden]' }) },
    '[hospitals.0] No file of content/hospitals has the id "boden".',
  ],
  [
    'two hospitals with one id',
    { 'hospitals/nya.md': hospital({ name: 'Nya Lund' }) },
    '[id] content/hospitals/lund.md has the same id already.',
  ],
  ['a book without a translation', { 'books/en/mitten.md': undefined }, '[id] The translation into en is missing.'],
  [
    'a translation by another writer',
    { 'books/en/mitten.md': book({ writer: 'Somebody' }, 'A book about a mitten.') },
    '[writer] It is not that of content/books/sv/vanten.md.',
  ],
  ['a council without a text', { 'councils/rad.md': council({}, '') }, 'The text is missing.'],
])('refuses %s', (_name, changes, message) => {
  expect(problemsWith({ ...whole, ...changes }).join('\n')).toContain(message);
});

it('names what was last looked up more than a year before a day, and calls it no problem', () => {
  const old = { ...whole, 'hospitals/lund.md': hospital({ checked: '2025-11-22' }) };
  const { content } = contentWith(old);
  const filesOn = (day: string) => olderThanAYear(content, day).map(({ file }) => file);
  expect(filesOn('2026-11-22')).toEqual([]);
  expect(filesOn('2026-11-23')).toEqual(['content/hospitals/lund.md']);
  expect(problemsWith(old)).toEqual([]);
});

it('[#243] [#244] [#245] has at least 30 hospitals, in every region, 7 groups of clowns, 5 councils and 10 books', () => {
  const { content } = loadContent(readConfig().contentDir);
  expect(content.hospital.length).toBeGreaterThanOrEqual(30);
  expect([...new Set(content.hospital.map(({ data }) => data.region))].toSorted()).toEqual(regionIds.toSorted());
  expect(content.clownGroup.filter(({ language }) => language === 'sv')).toHaveLength(7);
  expect(content.council).toHaveLength(5);
  expect(content.book.filter(({ language }) => language === 'sv').length).toBeGreaterThanOrEqual(10);
  // Real domains: no example is left.
  for (const { data } of listedIn(content)) {
    for (const { url } of data.sources) expect(new URL(url).hostname).not.toMatch(/example|localhost/);
  }
});

it('stands in the docs with the sources and the date of each', () => {
  const { content } = loadContent(readConfig().contentDir);
  const table = readFileSync('docs/directory.md', 'utf8');
  for (const { file, data } of listedIn(content).filter(({ language }) => language === 'sv')) {
    const line = table.split('\n').find((row) => row.includes(`(../${file})`));
    expect(line, `${file} is not in docs/directory.md: npm run content:report`).toBeDefined();
    for (const { url } of data.sources) expect(line).toContain(url);
    expect(line).toContain(data.checked);
  }
});
