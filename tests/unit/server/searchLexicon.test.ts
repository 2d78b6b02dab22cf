/** Which letters are distinct, which words form a phrase, and which words a typo stands for. */
import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '../../../src/i18n/languages.ts';
import { createFuzzyMatcher } from '../../../src/server/search/fuzzy/fuzzyMatcher.ts';
import { placesOf } from '../../../src/server/search/query/phrases.ts';
import { analyzerOf } from '../../search/languageData.ts';

describe('native letters', () => {
  it.each([
    ['sv', 'hår', 'hår'],
    ['sv', 'idé', 'ide'],
    ['da', 'sår', 'sår'],
    ['es', 'año', 'año'],
    ['es', 'fácil', 'facil'],
    ['pl', 'ból', 'bol'],
    ['fr', 'forêt', 'foret'],
  ] as const)('of %s stay in "%s": "%s"', (code, word, expected) => {
    expect(analyzerOf(code).keepNativeLetters(word)).toBe(expected);
  });
});

it('the words of a phrase stand in order and close together', () => {
  const roots = ['put', 'you', 'to', 'sleep', 'and', 'then', 'they', 'sleep'];
  expect(placesOf(['put', 'sleep'], roots, 0)).toEqual([0, 3]);
  expect(placesOf(['put', 'sleep'], roots, 1)).toBeUndefined();
  expect(placesOf(['and', 'sleep'], roots, 4)).toEqual([4, 7]);
  expect(placesOf(['put', 'they'], roots, 0)).toBeUndefined();
  expect(placesOf(['sleep', 'put'], roots, 3)).toBeUndefined();
});

describe('a typed word', () => {
  const similar = (typed: string, known: string, language: LanguageCode = 'sv') =>
    createFuzzyMatcher(() => [[known, [known]]], language)
      .similar(typed)
      .map(({ written }) => written);

  it.each([
    // One edit up to seven letters, two beyond that; a swap counts as one.
    ['narkas', 'narkos', true],
    ['nakras', 'narkos', false],
    ['narksolakare', 'narkoslakare', true],
    ['begravning', 'bedovning', false],
    // The first letter must match.
    ['parkos', 'narkos', false],
    // Short words allow only one letter more, less or swapped.
    ['nrak', 'nark', true],
    ['port', 'post', false],
    ['vab', 'vad', false],
    // Another form of a long word.
    ['smartskattning', 'smartskatta', true],
  ])('"%s" may mean "%s": %s', (typed, known, expected) => {
    expect(similar(typed, known)).toEqual(expected ? [known] : []);
  });
});
