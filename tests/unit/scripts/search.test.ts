/** What the build writes for the search box. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { searchInput, writeSearch } from '../../../scripts/build/search.ts';
import { searchRecords } from '../../../src/content/searchRecords.ts';
import { buildSite } from '../../../src/content/site.ts';
import { contentWith } from '../content/fixture.ts';

it('[#89] suggests what search finds, and all there is in a language without an index', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tryggve-suggestions-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { content } = contentWith({
    'terms/sv.json': '{ "mask": "zebraflod" }',
    'terms/en.json': '{ "mask": "zebra river" }',
    'search/en.json': undefined,
  });
  const site = buildSite(content);
  await writeSearch(searchInput(site, searchRecords(site)), folder);
  const suggestions = (language: string) =>
    JSON.parse(readFileSync(path.join(folder, `data/suggestions/${language}.json`), 'utf8')) as string[];
  expect(suggestions('sv')).toEqual(['Titel ett']);
  expect(suggestions('en')).toEqual(['zebra river', 'Title ett']);
  expect(suggestions('so')).toEqual([]);
});
