/** What all of our own engines have in common, tested on MiniSearch and on a real PostgreSQL. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchAnswer } from '../../src/search/contract.ts';
import { engines, type Opened, record } from './fixture.ts';

const many = Array.from({ length: 45 }, (_, at) =>
  record('sv', `many-${at}`, `Berättelse ${at}`, {
    body: 'Ett rymdskepp.',
    contentType: at % 3 === 0 ? 'faq' : at % 3 === 1 ? 'video' : 'page',
  }),
);

const records = [
  ...many,
  record('sv', 'far', 'En far sitter bredvid'),
  record('sv', 'får', 'Ett får på ängen'),
  record('sv', 'spruta', 'Sprutan', { preamble: 'Hur det är att få en spruta.', tags: ['nål'] }),
  record('sv', 'mentions', 'Bedövning', { body: 'Här nämns en spruta i förbigående, bland mycket annat.' }),
  record('sv', 'hals', 'Halsoperation', { body: 'Halsen läker. En operation är vanlig.' }),
  record('sv', 'narkos', 'Narkos', { body: 'Sömn under en operation.' }),
  record('sv', 'nalle', 'Ta med gosedjur'),
  record('sv', 'mage', 'Magont på natten'),
  record('sv', 'both', 'Röntgen av foten', { body: 'Bilder av foten.' }),
  record('sv', 'one', 'Röntgen', { body: 'Röntgen, röntgen och röntgen.' }),
  record('sv', 'title', 'Gips'),
  record('sv', 'text', 'Benbrott', { body: 'Gips. Mera gips. Gips igen, och gips.' }),
  record('sv', 'half', 'Ryggbedövning'),
  record('sv', 'whole', 'Att föda', { body: 'Ryggbedövning hjälper, och badet med.' }),
  record('sv', 'bath', 'Tvätt', { body: 'Efter badet.' }),
  record('sv', 'markup', 'Tecknen <b>fetstil</b> & "citat"'),
  record('en', 'needle-en', 'The needle', { body: 'A spruta is a needle.' }),
  record('ar', 'fast-ar', 'الصيام قبل العملية'),
  record('zh', 'fast-zh', '手术前禁食', { body: '手术前不能吃东西。' }),
];

const idsOf = ({ hits }: SearchAnswer) => hits.map(({ objectID }) => objectID);
const markedOf = (answer: SearchAnswer) =>
  answer.hits.map(({ marked }) => marked.title.filter(({ mark }) => mark).map(({ text }) => text));

describe.each(Object.entries(engines))('%s', (name, open) => {
  let engine: Opened;
  beforeAll(async () => {
    engine = await open();
    await engine.publish(records);
  });
  afterAll(() => engine.close());
  const ask: Opened['ask'] = (query, more) => engine.ask(query, more);

  it('is the one that was chosen', () => expect(engine.service().engine).toBe(name));

  it('[#139] finds in the language that is asked, of the kind that is asked', async () => {
    expect(idsOf(await ask('spruta', { locale: 'en' }))).toEqual(['needle-en']);
    expect(idsOf(await ask('صيام', { locale: 'ar' }))).toEqual(['fast-ar']);
    expect(idsOf(await ask('禁食', { locale: 'zh' }))).toEqual(['fast-zh']);
    const { hits } = await ask('rymdskepp', { contentType: 'video' });
    expect(new Set(hits.map(({ contentType }) => contentType))).toEqual(new Set(['video']));
    expect(await ask('spruta', { locale: 'so' })).toMatchObject({ hits: [], nbHits: 0, isApproximate: false });
  });

  it('[#138] counts every kind, whichever was chosen', async () => {
    const counts = { page: 15, video: 15, faq: 15, podcast: 0 };
    expect(await ask('rymdskepp')).toMatchObject({ facets: counts, nbHits: 45 });
    expect(await ask('rymdskepp', { contentType: 'faq' })).toMatchObject({ facets: counts, nbHits: 15 });
    expect(await ask('rymdskepp', { contentType: 'podcast' })).toMatchObject({ facets: counts, nbHits: 0, hits: [] });
  });

  it('[#137] gives every hit on one page, and the same in each asking', async () => {
    const pages = [await ask('rymdskepp'), await ask('rymdskepp', { page: 2 }), await ask('rymdskepp', { page: 3 })];
    expect(pages.map(({ hits }) => hits.length)).toEqual([20, 20, 5]);
    expect(new Set(pages.flatMap(idsOf)).size).toBe(45);
    expect(pages.map(({ nbPages }) => nbPages)).toEqual([3, 3, 3]);
    expect(idsOf(await ask('rymdskepp', { page: 2 }))).toEqual(idsOf(pages[1] as SearchAnswer));
    expect(await ask('rymdskepp', { page: 4 })).toMatchObject({ hits: [], nbHits: 45 });
  });

  it('sets the very word before the one that only looks like it', async () => {
    expect(idsOf(await ask('far'))[0]).toBe('far');
    expect(idsOf(await ask('far'))).toContain('får');
    expect(idsOf(await ask('får'))[0]).toBe('får');
  });

  it('sets a title before a text, all words before some', async () => {
    expect(idsOf(await ask('sprutor')).slice(0, 2)).toEqual(['spruta', 'mentions']);
    expect(idsOf(await ask('röntgen foten'))[0]).toBe('both');
    expect(idsOf(await ask('röntgen'))[0]).toBe('one');
    expect(idsOf(await ask('gips')).slice(0, 2)).toEqual(['title', 'text']);
    expect(idsOf(await ask('ryggbedövning badet'))[0]).toBe('whole');
    expect(await ask('röntgen foten')).toMatchObject({ isApproximate: false });
  });

  it('finds tags, beginnings, parts of compounds and what means the same', async () => {
    expect(idsOf(await ask('nålar'))).toEqual(['spruta']);
    expect(idsOf(await ask('nark'))).toContain('narkos');
    expect(await ask('nark')).toMatchObject({ isApproximate: false });
    expect(idsOf(await ask('operation'))).toContain('hals');
    expect(idsOf(await ask('halsoperationer'))[0]).toBe('hals');
    expect(idsOf(await ask('nallen'))).toEqual(['nalle']);
    expect(idsOf(await ask('vad är narkos'))[0]).toBe('narkos');
  });

  it('guesses where nothing has the word, and says so', async () => {
    const guessed = await ask('narkås');
    expect([idsOf(guessed)[0], guessed.isApproximate]).toEqual(['narkos', true]);
    expect(await ask('narkos')).toMatchObject({ isApproximate: false });
    expect(await ask('qqqqqqq')).toMatchObject({ hits: [], nbHits: 0, isApproximate: false });
  });

  it('tells which words were found', async () => {
    expect(markedOf(await ask('nark'))[0]).toEqual(['Narkos']);
    expect(markedOf(await ask('sprutor'))[0]).toEqual(['Sprutan']);
    expect(markedOf(await ask('narkås'))[0]).toEqual(['Narkos']);
    expect(markedOf(await ask('fetstil'))).toEqual([['fetstil']]);
  });

  it('answers nothing to nothing', async () => {
    for (const query of ['', '   ', '?!', '\u200b', '💉'])
      expect(await ask(query), query).toMatchObject({ hits: [], nbHits: 0, nbPages: 0 });
  });

  it('withstands long questions and the signs of query languages', async () => {
    const wild = [
      ...[
        "'",
        "''",
        '\\',
        "\\'",
        "narkos' | '",
        "d'or",
        "it's",
        'a:*',
        '!narkos',
        '(narkos',
        '<->',
        '&',
        "'); drop table search_records;--",
      ],
      ...['%', '_', '$1', '{narkos}', '"narkos', '\0narkos', '\ufffe', '\u202enarkos', '🚑'.repeat(256)],
      ...['a'.repeat(512), 'a '.repeat(256), 'narkos '.repeat(73), 'å'.repeat(512), "' ".repeat(256)],
      Array.from({ length: 100 }, (_, at) => String.fromCodePoint(97 + (at % 26), 98 + (at % 24), 97 + (at % 5))).join(
        ' ',
      ),
    ];
    for (const locale of ['sv', 'ar', 'zh'] as const)
      for (const query of wild) expect((await ask(query, { locale })).hits.length, query).toBeLessThanOrEqual(20);
    expect(idsOf(await ask("narkos' | '"))[0]).toBe('narkos');
    expect(await ask('rymdskepp')).toMatchObject({ nbHits: 45 });
  });

  it('has the former index or the new one, whole, and never none', async () => {
    const stateOf = (mark: string) =>
      many.map((one) => ({ ...one, objectID: `${mark}-${one.objectID}`, body: `Ett rymdskepp, ${mark}.` }));
    await engine.publish([...stateOf('a'), ...records.slice(many.length)]);
    let isDone = false;
    const seen = new Set<string>();
    const client = async () => {
      while (!isDone) {
        const pages = await ask('rymdskepp');
        const marks = new Set(idsOf(pages).map((id) => id.slice(0, 1)));
        seen.add(`${[...marks].join()} ${pages.nbHits} ${pages.hits.length} ${Object.values(pages.facets).join()}`);
        // An engine in this process never yields to other tasks.
        await new Promise((resolve) => setImmediate(resolve));
      }
    };
    const clients = Array.from({ length: 8 }, client);
    for (const mark of ['b', 'a', 'b']) await engine.publish([...stateOf(mark), ...records.slice(many.length)]);
    await new Promise((resolve) => setTimeout(resolve, 50));
    isDone = true;
    await Promise.all(clients);
    expect([...seen].sort()).toEqual(['a 45 20 15,15,15,0', 'b 45 20 15,15,15,0']);
    await engine.publish(records);
  });
});
