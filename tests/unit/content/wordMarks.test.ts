import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { parseBlocks } from '../../../src/content/markdown.ts';
import { markWords, type Word } from '../../../src/content/wordMarks.ts';
import { Prose } from '../../../src/ui/Prose/Prose.tsx';

const words: Word[] = [
  { id: 'infart', term: 'infart', explanation: 'Ett mjukt rör i handen.' },
  { id: 'klardryck', term: 'klar dryck', explanation: 'Vatten och saft.' },
  { id: 'dryck', term: 'dryck', explanation: 'Något att dricka.' },
  { id: 'knapp', term: 'knapp', explanation: 'En liten port på magen.', isEveryday: true },
  { id: 'plaster', term: 'bedövningsplåster (Emla), krämplåster', explanation: 'Det bedövar huden.' },
];
const html = (text: string, language: 'sv' | 'en' = 'sv') =>
  renderToStaticMarkup(
    createElement(Prose, {
      blocks: markWords(parseBlocks(text), words, language),
      words,
      locale: language,
      hrefOf: () => '/x',
    }),
  );
const marked = (text: string) =>
  [...html(text).matchAll(/popoverTarget="word-(\w+)"[^>]*>([^<]+)</gi)].map(([, id, word]) => [id, word]);

it('marks the first place of a word, with its ending, and shows what it means', () => {
  expect(marked('Infarten sitter kvar. En infart till.')).toEqual([['infart', 'Infarten']]);
  expect(html('En infart.')).toContain('Ett mjukt rör i handen.');
});

it('takes the longest word, and no part of another', () => {
  expect(marked('Du får klar dryck och annan dryck.')).toEqual([
    ['klardryck', 'klar dryck'],
    ['dryck', 'dryck'],
  ]);
  expect(marked('Drycken heter infartsdryck.')).toEqual([['dryck', 'Drycken']]);
});

it('leaves headings and links as they are, and marks in lists', () => {
  expect(marked('## En infart\n\n[En infart](page:x) och\n\n- dryck\n- mer')).toEqual([['dryck', 'dryck']]);
});

it('leaves the text whole', () => {
  const text = 'Först en infart, sedan klar dryck och så infarten igen.';
  expect(
    html(text)
      .replace(/<span popover[^]*?<\/span>/g, '')
      .replace(/<[^>]+>/g, ''),
  ).toBe(text);
});

it('leaves words of everyday language, and knows both names of a word', () => {
  expect(marked('Tryck på en knapp.')).toEqual([]);
  expect(marked('Ett krämplåster, ett bedövningsplåster.')).toEqual([['plaster', 'krämplåster']]);
});

it('takes the endings of the language, also where the same words were marked in another', () => {
  expect(html('Two dryckes.', 'en')).toContain('popover');
  expect(html('Two dryckes.', 'sv')).not.toContain('popover');
  expect(html('Två drycker.', 'en')).not.toContain('popover');
});
