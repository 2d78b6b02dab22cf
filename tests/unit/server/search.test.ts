/** The parts of search that know languages, and what its address takes and gives. */
import { describe, expect, it } from 'vitest';
import { createAnalyzer, partsOfCompound } from '../../../src/server/search/analyzer.ts';
import { areEvents, readQuestion } from '../../../src/server/search/api.ts';
import { lightStemmers } from '../../../src/server/search/lightStemmers.ts';
import { editsBetween } from '../../../src/server/search/likeness.ts';
import { stemmers, withoutStemmer } from '../../../src/server/search/stemmers.ts';
import { fold, normalize, wordsIn } from '../../../src/server/search/words.ts';
import { languageCodes } from '../../../src/i18n/languages.ts';

it('every language has a stemmer, or a reason why it has none', () => {
  for (const code of languageCodes)
    expect([code, (code in stemmers || code in lightStemmers) !== code in withoutStemmer]).toEqual([code, true]);
});

describe('light stemmers', () => {
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
    ['ti', 'መጥባሕቲ', 'ንመጥባሕቲ'],
    ['ja', '吐いた', '吐く'],
    ['fi', 'nukutuksen', 'nukutus'],
    ['sv', 'håret', 'hår'],
    ['sv', 'kameran', 'kamera'],
  ] as const)('in %s "%s" and "%s" have a term in common', (code, one, other) => {
    const analyzer = createAnalyzer(code);
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
      expect([word, createAnalyzer(code).terms(word)]).toEqual([word, expect.arrayContaining([`=${word}`])]);
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
    expect(normalize(text, code)).toBe(expected);
  });

  it.each([
    ['sv', 'nålrädsla', 'nalradsla'],
    ['fa-IR', 'بيهوشي', 'بیهوشی'],
    ['fa-IR', 'كودك', 'کودک'],
    ['ar', 'إِبْرَة', 'ابره'],
    ['ti', 'ሓሚምካ', 'ሃሚምካ'],
    ['bs', 'buđenje', 'budenje'],
    ['th', 'น้ำ', 'น้ำ'],
    // A long vowel stands for the short one too, and dots below are left out.
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
    expect(fold(text, code)).toBe(expected);
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
  expect(partsOfCompound('operationsklad', has)).toEqual(['operation', 'klad']);
  expect(partsOfCompound('narkosrädsl', has)).toEqual(['narkos', 'rädsl']);
  expect(partsOfCompound('narkos', has)).toEqual([]);
  expect(partsOfCompound('farlig', has)).toEqual([]);
  // Each part has its own ending; what a stemmer takes off the whole would be half a part.
  const stem = (part: string) => part.replace(/s$/, '');
  expect(partsOfCompound('sövningsgas', (part) => ['sövning', 'ga'].includes(part), stem)).toEqual([]);
  expect(partsOfCompound('sövningsgaser', (part) => ['sövning', 'gaser'].includes(part), stem)).toEqual([
    'sövning',
    'gaser',
  ]);
  expect(createAnalyzer('es').parts('paracaídas', () => true)).toEqual([]);
});

it('edits between words count a swap of neighbours as one', () => {
  expect([editsBetween('narkos', 'narkos'), editsBetween('narkos', 'nakros'), editsBetween('narkos', 'narko')]).toEqual(
    [0, 1, 1],
  );
  expect([editsBetween('', 'abc'), editsBetween('sova', 'vaso')]).toEqual([3, 4]);
});

it.each([
  ['nb', 'sykehusklovnen', '+klovn', true],
  ['sv', 'sjukhusclowner', '+clown', true],
  // Too short to be a word, and no language of compounds.
  ['nb', 'sykehuset', '+et', false],
  ['en', 'hospitalclown', '+clown', false],
] as const)('in %s "%s" is found by an end that stands nowhere else, %s: %s', (code, word, term, expected) => {
  const vocabulary = new Map(['sykehus', 'sjukhus', 'hospital'].map((stem) => [stem, 1]));
  expect(createAnalyzer(code).terms(word, vocabulary).includes(term)).toBe(expected);
});

describe('a question', () => {
  it('has a locale, at most 512 characters, a known type and a page from 1', () => {
    expect(readQuestion({ locale: 'sv', q: 'nål' })).toEqual({
      locale: 'sv',
      query: 'nål',
      contentType: undefined,
      page: 1,
      showAnyway: false,
    });
    expect(readQuestion({ locale: 'sv', q: 'nål', anyway: '1' })).toMatchObject({ showAnyway: true });
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
