/** The checks of films and series, and how search indexes them. */
import { describe, expect, it } from 'vitest';
import { searchRecords } from '../../../src/content/searchRecords.ts';
import { buildSite } from '../../../src/content/site.ts';
import { addressOf } from '../../../src/search/hitAddress.ts';
import { contentWith, page, problemsWith, translated } from './fixture.ts';

const film = 'films/sv/filmen.md';
const own: Record<string, string | undefined> = {
  provider: 'self',
  file: 'filmen',
  poster: 'filmen.jpg',
  captions: '{ sv: filmen.sv.vtt, en: filmen.en.vtt }',
  duration: '47',
  leavesOut: 'Den är kort.',
};
const embedded = {
  ...own,
  provider: 'youtube',
  providerId: 'abcdefghijk',
  file: undefined,
  captions: undefined,
  leavesOut: undefined,
};
const files = Object.fromEntries(
  ['filmen.webm', 'filmen.mp4', 'filmen.jpg', 'filmen.sv.vtt', 'filmen.en.vtt'].map((name) => [
    `media/films/${name}`,
    'x',
  ]),
);
const words = 'Ett barn tittar på en röd boll.';
const english = { 'films/en/the-film.md': translated('film', { ...own, leavesOut: 'It is short.' }, 'A child.') };
const filmWith = (changes: Record<string, string | undefined>, body = words) => ({
  ...files,
  ...english,
  [film]: page('film', { ...own, ...changes }, body),
});

/** A film on another host has only a still here. */
const embeddedWith = (changes: Record<string, string | undefined>) => ({
  ...files,
  [film]: page('film', { ...embedded, ...changes }, ''),
  'films/en/the-film.md': translated('film', { ...embedded, ...changes }, ''),
});

const series = (films: string, format = 'series') => ({
  'series/sv/serien.md': page('serien', { format, films }, ''),
  'series/en/the-series.md': translated('serien', { format, films: '[film]' }, ''),
});

describe('[#216] a film', () => {
  it('holds, ours and others', () => {
    expect(problemsWith(filmWith({ starring: 'Ellen, 8 år' }))).toEqual([]);
    expect(problemsWith(embeddedWith({ audioDescriptionId: 'ABCDEFGHIJK' }))).toEqual([]);
    expect(problemsWith(embeddedWith({ provider: 'svt_play', providerId: 'jXvK7aB' }))).toEqual([]);
    expect(problemsWith(embeddedWith({ provider: 'ur_play', providerId: '"213896"' }))).toEqual([]);
  });

  it.each([
    ['captions in one language', { captions: '{ sv: filmen.sv.vtt }' }, ':16 [captions.en] is missing: add it.'],
    ['no captions', { captions: undefined }, '[captions] is missing: add it.'],
    ['nothing on what it leaves out', { leavesOut: undefined }, '[leavesOut] is missing: add it.'],
    ['a path for a file', { file: 'films/filmen' }, '[file] must be the name of the film, without its ending,'],
    ['a picture of another host', { poster: 'https://i.ytimg.com/a.jpg' }, '[poster] must be the name of a still'],
    ['no duration', { duration: '0' }, '[duration]'],
    ['a player that nobody knows', { provider: 'vimeo' }, '[provider]'],
    ['an id beside a file', { providerId: 'abcdefghijk' }, '[providerId] There is no such field: providerId.'],
  ])('is refused with %s', (_name, changes, message) => {
    expect(problemsWith(filmWith(changes)).join('\n')).toContain(`content/${film}`);
    expect(problemsWith(filmWith(changes)).join('\n')).toContain(message);
  });

  it.each([
    ['youtube', 'abc'],
    ['youtube', '../evil/12345'],
    ['svt_play', 'a?b=c&d'],
    ['ur_play', '213896-titel'],
  ])('of %s is refused with the id %s', (provider, providerId) => {
    expect(problemsWith(embeddedWith({ provider, providerId: `"${providerId}"` })).join('\n')).toContain(
      `[providerId] "${providerId}" is no id of ${provider}. Copy it from the film's address there, and nothing but it.`,
    );
  });

  it('is told to quote an id of digits', () => {
    expect(problemsWith(embeddedWith({ provider: 'ur_play', providerId: '213896' })).join('\n')).toContain(
      `content/${film}:16 [providerId] must be in quotes, as "213896"`,
    );
  });

  it.each(['filmen.webm', 'filmen.mp4', 'filmen.jpg', 'filmen.en.vtt'])('misses %s', (name) => {
    expect(problemsWith({ ...filmWith({}), [`media/films/${name}`]: undefined }).join('\n')).toContain(
      `There is no file content/media/films/${name}. Add it, or correct its name.`,
    );
  });

  it('says where the name of a missing file stands', () => {
    expect(problemsWith(filmWith({ audioDescription: 'syntolkad' }))).toEqual([
      `content/${film}:19 [audioDescription] There is no file content/media/films/syntolkad.webm. Add it, or correct its name.`,
      `content/${film}:19 [audioDescription] There is no file content/media/films/syntolkad.mp4. Add it, or correct its name.`,
    ]);
  });

  it('of ours has words; that of others may be without', () => {
    expect(problemsWith({ ...filmWith({}, ''), ...english }).join('\n')).toContain('The film has no words.');
  });

  it('stands in Swedish and English alone', () => {
    expect(problemsWith({ ...filmWith({}), 'films/fi/elokuva.md': page('film', own, words) }).join('\n')).toContain(
      'content/films/fi/elokuva.md:1 This file belongs to no kind of content',
    );
  });

  it('is translated, on the same rows of facts', () => {
    expect(problemsWith({ ...filmWith({}), 'films/en/the-film.md': undefined }).join('\n')).toContain(
      `content/${film}:2 [id] The translation into en is missing.`,
    );
  });
});

describe('a series', () => {
  it('holds', () => {
    expect(problemsWith({ ...filmWith({}), ...series('[film]') })).toEqual([]);
  });

  it('names films that exist', () => {
    expect(problemsWith({ ...filmWith({}), ...series('[film, annan]') }).join('\n')).toContain(
      'content/series/sv/serien.md:14 [films.1] No film in sv has the id "annan". Correct it, or write the film.',
    );
    expect(problemsWith({ ...filmWith({}), ...series('[ett]') }).join('\n')).toContain(
      'No film in sv has the id "ett"',
    );
  });

  it('of quick questions shares no film with another: search leads to one', () => {
    const two = {
      ...series('[film]', 'quick'),
      'series/sv/till.md': page('till', { format: 'quick', films: '[film]' }, ''),
      'series/en/more.md': translated('till', { format: 'series', films: '[film]' }, ''),
    };
    expect(problemsWith({ ...filmWith({}), ...two }).join('\n')).toContain(
      'is one of the quick questions in content/series/sv/serien.md already',
    );
  });
});

describe('search', () => {
  const recordWith = (changes: Record<string, string>) => {
    const records = searchRecords(buildSite(contentWith({ ...filmWith({}), ...changes }).content));
    const record = records.find(({ objectID }) => objectID === 'video-film-sv');
    if (!record) throw new Error('The film is not found');
    return { record, address: addressOf({ ...record, marked: { title: [], snippet: [] } }, '') };
  };

  it('[#141] [#151] finds a film by its words, with a picture of our own, and leads to its page', () => {
    const { record, address } = recordWith(series('[film]'));
    expect(address).toBe('/mediplay/video/filmen');
    expect(record).toMatchObject({
      contentType: 'video',
      slug: 'filmen',
      path: '/mediplay/video/filmen',
      thumbnailUrl: '/thumbnails/film-sv.webp',
      videoFormat: { name: 'Titel serien' },
    });
    expect(record.groupedVideos).toBeUndefined();
    expect(record.body).toContain('en röd boll');
    expect(record.body).toContain('Den är kort.');
  });

  it('[#141] [#65] leads to a quick question among the others, where it opens', () => {
    const { record, address } = recordWith(series('[film]', 'quick'));
    expect(address).toBe('/mediplay/snabba-fragor-snabba-svar/serien#filmen');
    expect(record).toMatchObject({ groupedVideos: true, slug: 'serien' });
  });
});
