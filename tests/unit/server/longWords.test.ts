/**
 * Words that are too long to be words: search uses only their beginning, and a crisis query is detected all the same.
 */
import { expect, it } from 'vitest';
import type { LanguageCode } from '../../../src/i18n/languages.ts';
import { createSearchService } from '../../../src/server/search/service.ts';
import { truncateWords } from '../../../src/server/search/normalize/words.ts';
import { createHelp } from '../../../src/server/search/help/card.ts';
import { trainHelp } from '../../../src/server/search/help/model.ts';
import { help } from '../../search/fixture.ts';
import { analyzerOf } from '../../search/languageData.ts';

it.each([
  ['sv', 'narkos', 'narkos'],
  ['sv', `${'a'.repeat(60)} narkos`, `${'a'.repeat(60)} narkos`],
  ['sv', `ont i ${'b'.repeat(500)}, magen!`, `ont i ${'b'.repeat(60)}, magen!`],
  ['nb', 'når'.repeat(170), 'når'.repeat(20)],
  ['sv', `a${'\u0301'.repeat(400)} b`, `a${'\u0301'.repeat(59)} b`],
  ['ar', 'ا'.repeat(512), 'ا'.repeat(60)],
  // In a script without spaces between words, a sentence is not a word.
  ['th', 'การดมยาสลบเด็ก'.repeat(9), 'การดมยาสลบเด็ก'.repeat(9)],
  ['zh', '麻醉手术孩子'.repeat(20), '麻醉手术孩子'.repeat(20)],
  ['zh', `麻醉 ${'x'.repeat(400)} 手术`, `麻醉 ${'x'.repeat(60)} 手术`],
  // Half a surrogate pair is not a character.
  ['sv', `${'a'.repeat(59)}${'𝒶'.repeat(9)}`, `${'a'.repeat(59)}\ufffd`],
] as const)('in %s, %.12s… is searched for as %.12s…', (language, text, kept) => {
  expect(truncateWords(text, language)).toBe(kept);
});

it('an engine is asked for the short ones, and a cry for help is looked for in all that was written', async () => {
  const asked: string[] = [];
  const facets = { page: 0, video: 0, faq: 0, podcast: 0 };
  const engine = {
    name: 'test',
    search: ({ query }: { query: string }) => {
      asked.push(query);
      return Promise.resolve({ hits: [], nbHits: 0, facets, terms: [], isApproximate: false });
    },
  };
  const analyzer = analyzerOf('sv');
  const data = { groups: { die: ['jag vill dö'] }, falsePositives: [] };
  const known = { version: '1', count: 0, analyzer, vocabulary: new Map(), data };
  const resources = new Map([['sv' as LanguageCode, known]]) as unknown as Parameters<typeof createSearchService>[1];
  const helpFor = createHelp(resources, { ...help, model: trainHelp(help) });
  const { answer, helpAnswer } = createSearchService(engine, resources, () => 'id', helpFor);
  await answer({ locale: 'en', query: `${'x'.repeat(100)} narkos`, page: 1 });
  expect(asked).toEqual([`${'x'.repeat(60)} narkos`]);
  const query = `${'ab'.repeat(40)}jagvilldö`;
  expect(helpAnswer({ locale: 'sv', query, page: 1 })?.help?.id).toBe('die');
});
