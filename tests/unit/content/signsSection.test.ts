/** The link to the signs on caregiver pages: the same section in every language, under its own heading. */
import { expect, it } from 'vitest';
import { blockText, parseBlocks } from '../../../src/content/markdown.ts';
import { signsSection } from '../../../src/content/signsSection.ts';
import { loadContent } from '../../../src/content/store.ts';
import { languageCodes } from '../../../src/i18n/languages.ts';

const { caregiver } = loadContent('content').content;
const placesIn = (language: string) =>
  Object.fromEntries(
    caregiver
      .filter((entry) => entry.language === language)
      .flatMap(({ data, body }) => {
        const place = signsSection(parseBlocks(body));
        return place === undefined ? [] : [[data.id, place] as const];
      }),
  );
const wordsOf = (markdown: string) => {
  const blocks = parseBlocks(markdown);
  const heading = blocks[signsSection(blocks) ?? -1];
  return heading && blockText(heading);
};

it('finds the heading above the last part that rings 112', () => {
  expect(wordsOf('## Ett\n\nRing [112](tel:112).\n\n## Två\n\nText.')).toBe('Ett');
  expect(wordsOf('## Ett\n\n[112](tel:112)\n\n## Två\n\n- [112](tel:112)\n- [1177](tel:1177)')).toBe('Två');
});

it('finds it where 112 comes after another way', () =>
  expect(wordsOf('## Ett\n\nRing [1177](tel:1177) eller [112](tel:112).')).toBe('Ett'));

it('finds none without a link or a heading', () => {
  expect(wordsOf('## Ett\n\nRing 112.')).toBeUndefined();
  expect(wordsOf('Ring [112](tel:112).')).toBeUndefined();
});

it('leads to the sections on when to ring in Swedish', () => {
  const headings = caregiver
    // One page is entirely about whom to call, and has no link to a part of it.
    .filter(({ data, language }) => language === 'sv' && data.id !== '5001')
    .flatMap(({ data, body }) => {
      const words = wordsOf(body);
      return words === undefined ? [] : [[data.id, words]];
    });
  expect(Object.fromEntries(headings)).toEqual({
    2379: 'När du ska ringa',
    2441: 'När du ska ringa',
    2627: 'Om du själv är rädd',
    2689: 'Innan ni åker hem',
    2782: 'Om barnet blir sämre hemma',
    2813: 'När du ska be om hjälp',
    4486: 'Om du behöver hjälp nu',
  });
});

it.each(languageCodes)('leads to the same section in %s', (language) => {
  expect(placesIn(language)).toEqual(placesIn('sv'));
});
