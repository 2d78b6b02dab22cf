// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { languageRanges } from './blocks.ts';

const parts = [
  { text: 'غرفة الإفاقة (', language: 'ar' },
  { text: 'uppvak', language: 'sv' },
  { text: '). ثم', language: 'ar' },
];
const text = parts.map((part) => part.text).join('');
const block = {
  element: document.createElement('p'),
  language: 'ar',
  text,
  nodes: parts.map(({ text: own, language }, index) => ({
    node: new Text(own),
    start: parts.slice(0, index).reduce((length, before) => length + before.text.length, 0),
    language,
  })),
  isBeside: false,
};
const whole = { start: 0, end: text.length };
const said = (canRead: (language: string) => boolean) =>
  languageRanges(block, whole, canRead).map(({ start, end, language }) => [language, text.slice(start, end)]);

it('gives a Swedish word in an Arabic sentence to a Swedish voice, and loses nothing', () => {
  expect(said(() => true)).toEqual([
    ['ar', 'غرفة الإفاقة ('],
    ['sv', 'uppvak'],
    ['ar', '). ثم'],
  ]);
});

it('reads it with the rest where no voice can', () => {
  expect(said((language) => language === 'ar')).toEqual([['ar', text]]);
});

it('leaves marks with what is before them, and other sentences out', () => {
  const sentence = { start: 0, end: text.indexOf(' ثم') };
  expect(languageRanges(block, sentence, () => true).at(-1)).toEqual({
    start: text.indexOf('uppvak'),
    end: sentence.end,
    language: 'sv',
  });
});
