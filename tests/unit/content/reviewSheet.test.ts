// @vitest-environment happy-dom
/** The review sheet: every part of every page next to its Swedish, with room to answer. */
import { expect, it } from 'vitest';
import { reviewSheet } from '../../../scripts/translations/sheet.ts';
import { partsOf } from '../../../src/content/parts.ts';
import { loadContent } from '../../../src/content/store.ts';

const { content } = loadContent('content');
const sheetOf = (id?: string) =>
  new DOMParser().parseFromString(reviewSheet(content, 'ti', id, 'granskning@example.org'), 'text/html');

it('holds every part of a page in both languages, each with two boxes', () => {
  const rows = [...sheetOf('2658').querySelectorAll('tbody tr')];
  const swedish = content.caregiver.find(({ language, data }) => language === 'sv' && data.id === '2658');
  expect(rows.map((row) => row.querySelector('[lang=sv]')?.textContent)).toEqual(
    swedish && partsOf(swedish).map(({ words }) => words),
  );
  for (const row of rows) {
    expect(row.querySelector('[lang=ti]')?.textContent).toMatch(/\p{Script=Ethiopic}/u);
    expect(row.querySelectorAll('input[type=checkbox]')).toHaveLength(2);
  }
});

it('holds all 22 pages, says where it is to be sent, and marks what can harm', () => {
  const page = sheetOf();
  expect(page.querySelectorAll('table')).toHaveLength(22);
  expect(page.body.textContent).toContain('granskning@example.org');
  expect(page.querySelectorAll('tr.safety').length).toBeGreaterThan(30);
});

it('holds what can harm first, or alone, with numbers that find their place again', () => {
  const first = sheetOf().querySelector('tbody tr td')?.textContent;
  expect(first).toBe('2379:1');
  const rows = [...sheetOf('safety').querySelectorAll('tbody tr')];
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.filter((row) => !row.classList.contains('safety'))).toEqual([]);
  for (const row of rows) expect(row.querySelector('td')?.textContent).toMatch(/^\d+:\d+$/);
});

it('says which page or language there is not', () => {
  expect(() => sheetOf('1')).toThrow('There is no translation ti 1');
  expect(() => reviewSheet(content, 'sv', undefined, 'a@b.se')).toThrow('There is no translation sv');
});
