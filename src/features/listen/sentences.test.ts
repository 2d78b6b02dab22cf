import { afterEach, expect, it, vi } from 'vitest';
import { sentencesOf, wordAt } from './sentences.ts';
import { toSpokenText } from './speech.ts';

const texts = (text: string, language: string) =>
  sentencesOf(text, language).map(({ start, end }) => text.slice(start, end));

afterEach(() => {
  vi.unstubAllGlobals();
});

it('splits by the rules of each language, without the spaces around', () => {
  expect(texts(' Du somnar.  Gör det ont? Nej! ', 'sv')).toEqual(['Du somnar.', 'Gör det ont?', 'Nej!']);
  expect(texts('Ta med t.ex. en nalle, kl. 7 på morgonen.', 'sv')).toHaveLength(1);
  expect(texts('هل يؤلم؟ لا.', 'ar')).toEqual(['هل يؤلم؟', 'لا.']);
  expect(texts('眠ります。痛いですか？', 'ja')).toEqual(['眠ります。', '痛いですか？']);
  expect(texts('क्या दर्द होगा? नहीं। ठीक है।', 'hi')).toHaveLength(3);
});

it('leaves out what has nothing to say', () => {
  expect(texts('Ja. … –', 'sv')).toEqual(['Ja.', '…'].slice(0, 1));
  expect(texts(' · ', 'sv')).toEqual([]);
});

it('ends a sentence where a part stands by itself', () => {
  expect(texts('116 111\nBris, för dig under 18.', 'sv')).toEqual(['116 111', 'Bris, för dig under 18.']);
});

it('cuts what is too long for an engine, at a comma or a space, and loses nothing', () => {
  const long = `${'ord och ord, '.repeat(60)}slut.`;
  expect(texts(long, 'sv').every((text) => text.length <= 240)).toBe(true);
  expect(texts(long, 'sv').join(' ')).toBe(long);
  const thai = 'เด็กจะหลับ '.repeat(80).trim();
  expect(texts(thai, 'th').every((text) => text.length <= 240 && text.startsWith('เด็กจะหลับ'))).toBe(true);
  expect(texts('x'.repeat(700), 'sv').join('')).toBe('x'.repeat(700));
});

it('splits where the browser has no segmenter', () => {
  vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
  const { Segmenter: _none, ...others } = Intl as typeof Intl & { Segmenter?: unknown };
  vi.stubGlobal('Intl', others);
  expect(texts('Du somnar. Gör det ont?\nNej', 'sv')).toEqual(['Du somnar.', 'Gör det ont?', 'Nej']);
  expect(wordAt('Du somnar.', 4, 'sv')).toEqual({ start: 3, end: 10 });
});

it('finds the word at a place', () => {
  expect(wordAt('Du somnar.', 5, 'sv')).toEqual({ start: 3, end: 9 });
  expect(wordAt('Du somnar.', 2, 'sv')).toBeUndefined();
  expect(wordAt('Du somnar.', 9, 'sv')).toBeUndefined();
});

it('says numbers to ring digit by digit, others as numbers, and knows where each letter stands', () => {
  const say = (text: string) => toSpokenText(text, { start: 0, end: text.length });
  expect(say('Ring 112 nu.').text).toBe('Ring 1 1 2 nu.');
  expect(say('116 111').text).toBe('1 1 6 1 1 1');
  expect(say('1 av 1000 barn år 2112.').text).toBe('1 av 1000 barn år 2112.');
  expect(say('020-51 20 20').text).toBe('0 2 0- 5 1 2 0 2 0');
  expect(say('klockan ____').text).toBe('klockan ');
  const { text, places } = say('Nark\u00ADos: 112 är rätt.');
  expect(text).toBe('Narkos: 1 1 2 är rätt.');
  expect(places[text.indexOf('är')]).toBe('Nark\u00ADos: 112 är rätt.'.indexOf('är'));
  expect(places).toHaveLength(text.length);
});
