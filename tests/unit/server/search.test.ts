/** The parts of search that depend on the language, and the input and output of its endpoint. */
import { describe, expect, it } from 'vitest';
import { areEvents } from '../../../src/server/search/events.ts';
import { readQuestion } from '../../../src/server/search/question.ts';
import { editDistance } from '../../../src/server/search/fuzzy/editDistance.ts';
import { splitCompound } from '../../../src/server/search/language/compounds.ts';
import { wordsIn } from '../../../src/server/search/normalize/words.ts';
import { analyzerOf } from '../../search/languageData.ts';

describe('affixes', () => {
  it.each([
    ['pl', 'narkozą', 'narkozie'],
    ['pl', 'igła', 'igly'],
    ['et', 'haiglas', 'haiglasse'],
    ['is', 'barnið', 'börnum'],
    ['so', 'isbitaalka', 'isbitaal'],
    ['sw', 'kumtayarisha', 'kutayarisha'],
    ['fa-IR', 'سوزن‌ها', 'سوزن'],
    ['fa-AF', 'خطرهاي', 'خطر'],
    ['ckb', 'دەرزییەکان', 'دەرزی'],
    ['ja', '吐いた', '吐く'],
    ['fi', 'nukutuksen', 'nukutus'],
    ['sv', 'håret', 'hår'],
    ['sv', 'kameran', 'kamera'],
  ] as const)('in %s "%s" and "%s" have a term in common', (code, one, other) => {
    const analyzer = analyzerOf(code);
    const termsOf = (text: string) => analyzer.words(text).flatMap((word) => analyzer.terms(word.text));
    expect(termsOf(one).filter((term) => termsOf(other).includes(term))).not.toEqual([]);
  });

  it('leave enough of a word, and its own form', () => {
    for (const [code, word] of [
      ['pl', 'ami'],
      ['so', 'ka'],
      ['sw', 'kuni'],
      ['et', 'ema'],
    ] as const)
      expect([word, analyzerOf(code).terms(word)]).toEqual([word, expect.arrayContaining([`=${word}`])]);
  });
});

describe('words', () => {
  it.each([
    ['tr', 'ILIK İğne', 'ılık iğne'],
    ['sv', 'Ｎａｒｋｏｓ', 'narkos'],
    ['sv', 'operations\u00adsal', 'operationssal'],
    ['fa-IR', 'می‌شود', 'می شود'],
    ['zh', '手術室', '手术室'],
    ['fr', 'l’eau', "l'eau"],
    ['ar', '٢ سنتان', '2 سنتان'],
    ['fa-IR', '۱۲ ساله', '12 ساله'],
    ['hi', '४ साल', '4 साल'],
    ['th', '๓ ขวบ', '3 ขวบ'],
    ['sv', 'nar\u200bkos', 'narkos'],
  ] as const)('in %s "%s" is compared as "%s"', (code, text, expected) => {
    expect(analyzerOf(code).normalize(text)).toBe(expected);
  });

  it.each([
    ['sv', 'nålrädsla', 'nalradsla'],
    ['fa-IR', 'بيهوشي', 'بیهوشی'],
    ['fa-IR', 'كودك', 'کودک'],
    ['ar', 'إِبْرَة', 'ابره'],
    ['ti', 'ሓሚምካ', 'ሃሚምካ'],
    ['bs', 'buđenje', 'budenje'],
    ['th', 'น้ำ', 'น้ำ'],
    // A long vowel matches the short one too, and dots below are ignored.
    ['hi', 'सुई', 'सुइ'],
    ['hi', 'नज़र', 'नजर'],
    ['de', 'überwachung', 'uberwachung'],
    ['de', 'ueberwachung', 'uberwachung'],
    ['de', 'quelle', 'quelle'],
    ['nb', 'sprøyte', 'sproyte'],
    ['da', 'vaagner', 'vagner'],
    ['sr', 'ђак', 'dak'],
    ['sr', 'djak', 'dak'],
    ['so', 'suuxin', 'suxin'],
    ['el', 'νάρκωσης', 'ναρκοσισ'],
    ['ja', 'マスイー', 'ますい'],
  ] as const)('in %s "%s" is also found as "%s"', (code, text, expected) => {
    expect(analyzerOf(code).stripMarks(text)).toBe(expected);
  });

  it('keep their places, also where no spaces are written', () => {
    expect(wordsIn('Före narkos, 6 timmar.', 'sv').map(({ text }) => text)).toEqual(['Före', 'narkos', '6', 'timmar']);
    for (const [code, text] of [
      ['ja', '麻酔の前の絶飲食'],
      ['th', 'งดน้ำงดอาหาร'],
      ['zh', '麻醉前的禁食禁饮'],
    ] as const) {
      const words = wordsIn(text, code);
      expect(words.length).toBeGreaterThan(1);
      for (const { text: word, start, end } of words) expect(text.slice(start, end)).toBe(word);
    }
  });
});

it('compounds are split where both parts are known', () => {
  const known = new Set(['operation', 'klad', 'narkos', 'rädsl', 'far']);
  const has = (stem: string) => known.has(stem);
  expect(splitCompound('operationsklad', has)).toEqual(['operation', 'klad']);
  expect(splitCompound('narkosrädsl', has)).toEqual(['narkos', 'rädsl']);
  expect(splitCompound('narkos', has)).toEqual([]);
  expect(splitCompound('farlig', has)).toEqual([]);
  // Each part has its own ending. Stemming the whole word would leave half a part.
  const stem = (part: string) => part.replace(/s$/, '');
  expect(splitCompound('sövningsgas', (part) => ['sövning', 'ga'].includes(part), stem)).toEqual([]);
  expect(splitCompound('sövningsgaser', (part) => ['sövning', 'gaser'].includes(part), stem)).toEqual([
    'sövning',
    'gaser',
  ]);
  expect(analyzerOf('es').parts('paracaídas', () => true)).toEqual([]);
});

it('edits between words count a swap of neighbours as one', () => {
  expect([editDistance('narkos', 'narkos'), editDistance('narkos', 'nakros'), editDistance('narkos', 'narko')]).toEqual(
    [0, 1, 1],
  );
  expect([editDistance('', 'abc'), editDistance('sova', 'vaso')]).toEqual([3, 4]);
});

describe('a question', () => {
  it('has a locale, at most 512 characters, a known type and a page from 1', () => {
    expect(readQuestion({ locale: 'sv', q: 'nål' })).toEqual({
      locale: 'sv',
      query: 'nål',
      contentType: undefined,
      page: 1,
    });
    expect(readQuestion({ locale: 'fa-AF', q: '', type: 'faq', page: '3' })).toMatchObject({
      contentType: 'faq',
      page: 3,
    });
    expect(readQuestion({ locale: 'sv', q: '💉'.repeat(512) })).toMatchObject({ page: 1 });
    for (const wrong of [
      {},
      { locale: 'xx' },
      { locale: ['sv', 'en'] },
      { locale: 'sv', q: 'a'.repeat(513) },
      { locale: 'sv', q: { a: 'b' } },
      { locale: 'sv', type: 'image' },
      { locale: 'sv', page: '0' },
      { locale: 'sv', page: '-1' },
      { locale: 'sv', page: '1e3' },
      { locale: 'sv', page: '99999' },
    ])
      expect(typeof readQuestion(wrong), JSON.stringify(wrong)).toBe('string');
  });

  it('may hold half a pair of surrogates', () => {
    expect(readQuestion({ locale: 'sv', q: 'a\ud800b' })).toMatchObject({ query: 'a\ufffdb' });
  });
});

it('[#152] events name one to twenty things that were viewed, clicked or converted', () => {
  const event = (change: object = {}) => ({ events: [{ type: 'viewed', objectIDs: ['page-2658-sv'], ...change }] });
  expect(areEvents(event())).toBe(true);
  expect(areEvents(event({ type: 'clicked', queryId: 'x' }))).toBe(true);
  for (const wrong of [
    null,
    {},
    { events: [] },
    event({ type: 'bought' }),
    event({ objectIDs: [] }),
    event({ objectIDs: Array.from({ length: 21 }, () => 'a') }),
    event({ objectIDs: ['<script>'] }),
    event({ queryId: 3 }),
  ])
    expect(areEvents(wrong), JSON.stringify(wrong)).toBe(false);
});
