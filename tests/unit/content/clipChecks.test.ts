/** What a clip must have, each with a file that lacks it and the error that an editor reads. */
import { describe, expect, it } from 'vitest';
import { buildSite, pathOf } from '../../../src/content/site.ts';
import { searchRecords } from '../../../src/content/searchRecords.ts';
import { addressOf } from '../../../src/search/hitAddress.ts';
import type { Hit } from '../../../src/search/contract.ts';
import { contentWith, page, problemsWith, translated } from './fixture.ts';

const media = Object.fromEntries(
  ['stick.webm', 'stick.mp4', 'stick.jpg', 'stick.sv.vtt', 'stick.en.vtt'].map((name) => [`media/clips/${name}`, '']),
);
const transcript = (seed: string) => Array.from({ length: 10 }, (_, at) => `Bild ${seed} nummer ${at}.`).join(' ');
const fields = {
  audience: undefined,
  duration: '24.6',
  file: 'stick',
  poster: 'stick.jpg',
  captions: '{ sv: stick.sv.vtt, en: stick.en.vtt }',
};
type Changes = Record<string, string | undefined>;

const clips = (changes: Changes = {}, body = transcript('sv'), files: Changes = {}) => ({
  ...media,
  'clips/sv/stick.md': page('stick', { ...fields, ...changes }, body),
  'clips/en/needle.md': translated('stick', { ...fields, ...changes }, transcript('en')),
  ...files,
});

it('has nothing to say of a clip that holds', () => {
  expect(problemsWith(clips())).toEqual([]);
});

it('[#65] may stand among quick questions, and in no other series', () => {
  const seriesOf = (format: string) => ({
    'series/sv/serien.md': page('serien', { format, films: '[stick]' }, ''),
    'series/en/the-series.md': translated('serien', { format, films: '[stick]' }, ''),
  });
  expect(problemsWith(clips({}, transcript('sv'), seriesOf('quick')))).toEqual([]);
  expect(problemsWith(clips({}, transcript('sv'), seriesOf('series'))).join('\n')).toContain(
    'No film in sv has the id "stick"',
  );
});

describe('refuses', () => {
  it.each([
    ['no captions in English', { captions: '{ sv: stick.sv.vtt }' }, '[captions.en] is missing: add it.'],
    ['no captions in Swedish', { captions: '{ en: stick.en.vtt }' }, '[captions.sv] is missing: add it.'],
    ['no poster', { poster: undefined }, '[poster] is missing: add it.'],
    ['no length', { duration: undefined }, '[duration] is missing: add it.'],
    ['no place for the film', { file: undefined }, '[file] says where the film is: write one of file, publicId'],
    ['two places for the film', { publicId: 'stick' }, '[file] says where the film is: write one of file, publicId'],
    ['a drawing', { picture: 'mascot' }, '[picture] There is no such field: picture.'],
    ['a missing row of facts', { facts: '["9.9"]' }, '[facts.0] content/facts.md has no row 9.9.'],
    ['a missing film', { file: 'prick' }, '[file] There is no file content/media/clips/prick.webm.'],
    ['a missing poster', { poster: 'a.jpg' }, '[poster] There is no file content/media/clips/a.jpg.'],
    [
      'missing captions',
      { captions: '{ sv: stick.sv.vtt, en: a.vtt }' },
      '[captions.en] There is no file content/media/clips/a.vtt.',
    ],
  ])('%s', (_name, changes: Changes, message) => {
    expect(problemsWith(clips(changes)).join('\n')).toMatch(
      new RegExp(`content/clips/sv/stick.md:\\d+ ${message.replaceAll(/[[\].]/g, '\\$&')}`),
    );
  });

  it('one of the two formats', () => {
    expect(problemsWith(clips({}, undefined, { 'media/clips/stick.mp4': undefined })).join('\n')).toContain(
      '[file] There is no file content/media/clips/stick.mp4.',
    );
  });

  it.each(['', 'Bara några ord.'])('a clip with the transcript %j', (body) => {
    expect(problemsWith(clips({}, body)).join('\n')).toMatch(/stick.md:\d+ The transcript has \d words; it needs/);
  });

  it('a clip without its English, one in a language without such pages, and an id that a page has', () => {
    expect(problemsWith(clips({}, undefined, { 'clips/en/needle.md': undefined })).join('\n')).toContain(
      'content/clips/sv/stick.md:2 [id] The translation into en is missing.',
    );
    expect(problemsWith({ 'clips/ar/a.md': 'x' }).join('\n')).toContain('belongs to no kind of content');
    expect(problemsWith(clips({ id: 'ett' })).join('\n')).toContain('has the same id already.');
  });
});

it('[#141] [#151] is a page of its own, and a video among hits that leads there', () => {
  const site = buildSite(contentWith(clips()).content);
  const entry = site.page('stick', 'en');
  expect(entry && pathOf(entry)).toBe('/en/mediplay/clips/needle');
  const records = searchRecords(site).filter(({ contentType }) => contentType === 'video');
  expect(records).toMatchObject([
    { objectID: 'clip-stick-en', title: 'Title stick', thumbnailUrl: '/thumbnails/stick-en.webp' },
    { objectID: 'clip-stick-sv', path: '/mediplay/klipp/stick', body: expect.stringContaining('Bild sv nummer 9.') },
  ]);
  const leading = (hit: Partial<Hit>) => addressOf({ contentType: 'video', path: '', ...hit } as Hit, '/en');
  expect(leading({ path: '/en/mediplay/clips/needle' })).toBe('/en/mediplay/clips/needle');
  expect(leading({ path: '//other.example' })).toBeUndefined();
  expect(leading({ slug: 'mask' })).toBe('/en/mediplay/video/mask');
  expect(leading({ slug: 'mask', groupedVideos: true })).toBe('/en/mediplay/snabba-fragor-snabba-svar/mask');
});
