import { expect, it } from 'vitest';
import { isTelephone, partsOfAddress, runsOf, withIsolates } from './isolates.ts';

const found = (text: string) =>
  runsOf(text)
    .filter(({ kind }) => kind !== 'words')
    .map(({ text: run }) => run);

it.each([
  ['Ring 010-456 67 00, dygnet runt.', ['010-456 67 00']],
  ['90\u00a0390 eller 116 111. 020-51 20 20.', ['90\u00a0390', '116 111', '020-51 20 20']],
  ['اتصل بالرقم 112 أو انظر في 1177.se.', ['112', '1177.se']],
  ['拨打112或1177。', ['112', '1177']],
  ['Skriv till rad@region.se, se https://a.example/x/y.', ['rad@region.se', 'https://a.example/x/y']],
  ['En 112-samtal', ['112']],
])('finds the numbers and addresses of %s', (text, runs) => {
  expect(found(text)).toEqual(runs);
  expect(
    runsOf(text)
      .map(({ text: run }) => run)
      .join(''),
  ).toBe(text);
});

it.each(['1 av 10 000', 'klockan 08-16', '2112', '11,12 112,5', '112 000 barn', 't.ex. no', '1–8 av 10'])(
  'takes no other number for one to ring: %s',
  (text) => {
    expect(found(text)).toEqual([]);
  },
);

it('tells a whole number', () => {
  expect(isTelephone('116 111')).toBe(true);
  expect(isTelephone('116 112')).toBe(false);
  expect(isTelephone('ring 112')).toBe(false);
});

it('lets an address break after a slash and after a dot, and nowhere else', () => {
  expect(partsOfAddress('https://tryggve.example/q/2658-ar')).toEqual([
    'https://',
    'tryggve.',
    'example/',
    'q/',
    '2658-ar',
  ]);
});

it('isolates what Markdown shows, and leaves where it leads', () => {
  expect(withIsolates('[116 111](tel:116111), 1177.se, <https://a.example/112>')).toBe(
    '[\u2066116 111\u2069](tel:116111), \u20661177.se\u2069, <https://a.example/112>',
  );
});
