/** Functions of the search panel: addresses, page numbers, words, recent searches, suggestions, events. */
import { describe, expect, it } from 'vitest';
import { buildSite, pathOf } from '../../src/content/site.ts';
import { loadContent } from '../../src/content/store.ts';
import { searchRecords, typesIn } from '../../src/content/searchRecords.ts';
import { exampleQueriesOf, suggestionsOf } from '../../src/content/suggestions.ts';
import { splitEvent } from '../../src/features/search/insights.ts';
import { prependRecent } from '../../src/features/search/recentSearches.ts';
import { matchSuggestions } from '../../src/features/search/suggestions.ts';
import { languageCodes } from '../../src/i18n/languages.ts';
import { translator } from '../../src/i18n/messages.ts';
import { searchPath } from '../../src/i18n/paths.ts';
import { pluralForms } from '../../src/i18n/plural.ts';
import { searchAddress, shownPages } from '../../src/search/address.ts';
import { addressOf } from '../../src/search/hitAddress.ts';
import type { Hit } from '../../src/search/contract.ts';
import { countText } from '../../src/i18n/countText.ts';

const site = buildSite(loadContent('content').content);
const allRecords = searchRecords(site);

it('the search page stands where its language says', () => {
  for (const code of languageCodes) {
    const page = site.page('search', code);
    expect(page && pathOf(page), code).toBe(searchPath(code));
  }
});

it('an address holds the question, and what is not as usual', () => {
  expect(searchAddress('/sok', { query: 'a&b ö', page: 1 })).toBe('/sok?q=a%26b+%C3%B6');
  expect(searchAddress('/sok', { query: 'a', type: 'faq', page: 3 })).toBe('/sok?q=a&type=faq&page=3');
});

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 10, [1, 2, 3, 4, 5, 6, 7]],
  [4, 10, [1, 2, 3, 4, 5, 6, 7]],
  [5, 10, [2, 3, 4, 5, 6, 7, 8]],
  [10, 10, [4, 5, 6, 7, 8, 9, 10]],
])('[#137] page %i of %i offers %j', (page, count, expected) => {
  expect(shownPages(page, count)).toEqual(expected);
});

describe('[#132] latest searches', () => {
  it('are newest first, each once whatever its capitals', () => {
    expect(prependRecent(['narkos', 'fasta'], 'FASTA')).toEqual(['FASTA', 'narkos']);
    expect(prependRecent(['a'], '  b ')).toEqual(['b', 'a']);
  });
  it('hold no blank one', () => {
    for (const blank of ['', ' ', '\t\n', '\u00a0']) expect(prependRecent(['a'], blank)).toEqual(['a']);
  });
  it('[#131] are forty at the most', () => {
    let recent: string[] = [];
    for (let number = 1; number <= 41; number++) recent = prependRecent(recent, `fråga ${number}`);
    expect(recent).toHaveLength(40);
    expect([recent[0], recent.at(-1)]).toEqual(['fråga 41', 'fråga 2']);
  });
});

describe('[#129] suggestions', () => {
  it('match from three letters, anywhere, whatever the marks, those that begin so first', () => {
    const all = ['Fasta', 'Avfasta', 'fästa', 'annat', 'Fasta'];
    expect(matchSuggestions(all, 'fa')).toEqual([]);
    expect(matchSuggestions(all, ' FAS ')).toEqual(['Fasta', 'fästa', 'Avfasta']);
    const many = ['Tonåringar', 'En narkos', 'Narkos', 'Vem är när mig?'];
    expect(matchSuggestions(many, 'nar')).toEqual(['Narkos', 'En narkos', 'Vem är när mig?', 'Tonåringar']);
    expect(matchSuggestions(['Jag kan sova', 'Kan jag?', 'Vad kan jag?', 'Ekan jag'], 'kan jag')).toEqual([
      'Kan jag?',
      'Vad kan jag?',
      'Ekan jag',
    ]);
    expect(
      matchSuggestions(
        Array.from({ length: 20 }, (_, at) => `fasta ${at}`),
        'fasta',
      ),
    ).toHaveLength(8);
  });
  it('[#89] are there in every language, each once, with a few questions to try that find something', () => {
    for (const code of languageCodes) {
      const all = suggestionsOf(site, code);
      expect(all.length, code).toBeGreaterThan(50);
      expect(new Set(all.map((text) => text.toLocaleLowerCase(code))).size, code).toBe(all.length);
      expect(exampleQueriesOf(site, code).length, code).toBeGreaterThanOrEqual(4);
    }
  });
});

describe('[#133] the types that a language has anything of', () => {
  it('are pages, films, questions and episodes in Swedish and English, pages in the other languages', () => {
    for (const code of languageCodes)
      expect(typesIn(allRecords, code), code).toEqual(
        code === 'sv' || code === 'en' ? ['page', 'video', 'faq', 'podcast'] : ['page'],
      );
  });
  it('show films and podcasts by themselves, once there are any', () => {
    const records = (['podcast', 'page', 'video'] as const).map((contentType) => ({
      locale: 'fi' as const,
      contentType,
    }));
    expect(typesIn(records, 'fi')).toEqual(['page', 'video', 'podcast']);
    expect(typesIn(records, 'sv')).toEqual([]);
  });
});

describe('[#141] [#273] a hit leads', () => {
  const leading = (path: string) => addressOf({ contentType: 'page', path } as Hit, '');
  it.each(['/', '/tand', '/fragor-och-svar#candie', '/a:b'])('to %s', (path) => expect(leading(path)).toBe(path));
  it.each([
    'javascript:alert(1)',
    '//other.example',
    '/\\other.example',
    '/\t/other.example',
    'https://other.example',
    'tand',
    '',
  ])('not to %j', (path) => expect(leading(path)).toBeUndefined());
});

it('[#152] events name twenty hits at the most', () => {
  const objectIDs = Array.from({ length: 41 }, (_, at) => `page-${at}`);
  const chunks = splitEvent({ type: 'viewed', objectIDs, queryId: 'a' });
  expect(chunks.map((chunk) => chunk.objectIDs.length)).toEqual([20, 20, 1]);
  expect(chunks.flatMap((chunk) => chunk.objectIDs)).toEqual(objectIDs);
});

it('says how many in every language as its message does', () => {
  for (const code of languageCodes) {
    const t = translator(code);
    const forms = pluralForms(t, 'search_count', code);
    for (const count of [0, 1, 2, 3, 5, 11, 21, 100, 102])
      expect(countText(forms, count, code), code).toBe(t('search_count', { count }));
  }
});

it('[#151] a record has the fields of a hit, a picture and what it stands under', () => {
  const records = new Map(allRecords.map((record) => [record.objectID, record]));
  expect(records.get('page-2658-ar')).toMatchObject({
    contentType: 'page',
    locale: 'ar',
    thumbnailUrl: '/drawings/object-popsicle.svg',
    parents: [translator('ar')('caregivers_group_62')],
  });
  expect(records.get('page-2658-sv')?.path).toBe('/narstaende/fasta');
  const faq = [...records.values()].find(({ contentType, locale }) => contentType === 'faq' && locale === 'en');
  expect(faq?.path).toMatch(/^\/en\/questions-and-answers#/);
  expect(faq?.question).toBeTruthy();
  expect(faq?.answer).toBeTruthy();
  // A page without a picture of its own has that of its parent page.
  const own = [...records.values()].filter(({ thumbnailUrl }) => !thumbnailUrl);
  expect(own.map(({ path }) => path)).toEqual([]);
});
