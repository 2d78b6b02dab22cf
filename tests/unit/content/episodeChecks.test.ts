/** What an episode of the podcast must have, each with a file that lacks it and the error that an editor reads. */
import { describe, expect, it } from 'vitest';
import { searchRecords } from '../../../src/content/searchRecords.ts';
import { buildSite, pathOf } from '../../../src/content/site.ts';
import { addressOf } from '../../../src/search/hitAddress.ts';
import { contentWith, page, problemsWith, translated } from './fixture.ts';

const fields = {
  provider: 'self',
  file: 'bruset.m4a',
  duration: '60',
  published: '2026-11-22',
  chapters: '[{ start: 0, title: Ett }, { start: 20, title: Två }]',
};
const transcript = (seed: string) => Array.from({ length: 14 }, (_, at) => `Ljud ${seed} nummer ${at}.`).join(' ');
type Changes = Record<string, string | undefined>;

const episodes = (changes: Changes = {}, english: Changes = {}, body = transcript('sv')) => ({
  'media/podcasts/bruset.m4a': 'x',
  'podcasts/sv/bruset.md': page('noise', { ...fields, ...changes }, body),
  'podcasts/en/the-noise.md': translated('noise', { ...fields, ...changes, ...english }, transcript('en')),
});

it('has nothing to say of an episode that holds, ours or another host’s', () => {
  expect(problemsWith(episodes())).toEqual([]);
  const elsewhere = { provider: 'acast', providerId: 'podden/avsnittet', file: undefined, chapters: undefined };
  expect(problemsWith(episodes(elsewhere))).toEqual([]);
});

describe('refuses', () => {
  it.each<[string, Changes, string]>([
    ['a file that is not there', { file: 'annat.m4a' }, 'There is no file content/media/podcasts/annat.m4a.'],
    ['a file of another kind', { file: 'bruset.wav' }, 'must be the name of an .m4a or .mp3'],
    ['no chapters', { chapters: undefined }, '[chapters] is missing: add it.'],
    ['a beginning without a chapter', { chapters: '[{ start: 3, title: Ett }]' }, 'The first chapter begins at 0.'],
    [
      'chapters out of order',
      { chapters: '[{ start: 0, title: Ett }, { start: 30, title: Två }, { start: 20, title: Tre }]' },
      'It does not begin after the one before, which begins at 30.',
    ],
    [
      'two chapters at the same time',
      { chapters: '[{ start: 0, title: Ett }, { start: 30, title: Två }, { start: 30, title: Tre }]' },
      'It does not begin after the one before, which begins at 30.',
    ],
    [
      'a chapter after the end',
      { chapters: '[{ start: 0, title: Ett }, { start: 60, title: Två }]' },
      'It begins after the end, 60.',
    ],
    ['no length', { duration: undefined }, '[duration] is missing: add it.'],
    [
      'an id that is none',
      { provider: 'soundcloud', providerId: 'x', file: undefined, chapters: undefined },
      'is no id of soundcloud',
    ],
  ])('%s', (_, changes, message) => {
    expect(problemsWith(episodes(changes)).join('\n')).toContain(message);
  });

  it('a transcript that is too short', () => {
    expect(problemsWith(episodes({}, {}, 'Det brusar.')).join('\n')).toContain('The transcript has 2 words');
  });

  it('another sound in the translation', () => {
    expect(problemsWith(episodes({}, { duration: '61' })).join('\n')).toContain(
      'The sound is not that of content/podcasts/sv/bruset.md',
    );
  });
});

it('[#66] [#141] is a page below the podcast, and a podcast among hits', () => {
  const site = buildSite(contentWith(episodes()).content);
  const entry = site.page('noise', 'en');
  expect(entry && pathOf(entry)).toBe('/en/podcast/the-noise');
  const hits = searchRecords(site).filter(({ contentType }) => contentType === 'podcast');
  expect(
    hits.map((hit) => addressOf({ ...hit, marked: { title: [], snippet: [] } }, hit.locale === 'en' ? '/en' : '')),
  ).toEqual(['/en/podcast/the-noise', '/podcast/bruset']);
});
