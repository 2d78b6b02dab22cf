import { describe, expect, it } from 'vitest';
import {
  canonicalLanguageCase,
  caregiversPrefix,
  homePath,
  languageOfPath,
  localizePath,
  slugify,
} from '../../../src/i18n/paths.ts';

it('[#75] has the folder of each language', () => {
  expect(caregiversPrefix('sv')).toBe('/narstaende');
  expect(caregiversPrefix('en')).toBe('/en/caregivers');
  expect(caregiversPrefix('fa-IR')).toBe('/fa-IR');
  expect([homePath('sv'), homePath('en'), homePath('ti')]).toEqual(['/', '/en', '/ti']);
});

it('reads the language off a path, in its exact case only', () => {
  expect(languageOfPath('/ar/x')).toBe('ar');
  expect(languageOfPath('/ar')).toBe('ar');
  expect(languageOfPath('/arbete')).toBe('sv');
  expect(languageOfPath('/FA-af/x')).toBe('sv');
  expect(canonicalLanguageCase('/FA-af/x')).toBe('/fa-AF/x');
  expect(canonicalLanguageCase('/tand')).toBe('/tand');
});

describe('localizePath', () => {
  it.each([
    ['tand', 'sv', '/tand'],
    ['/dental', 'en', '/en/dental'],
    ['dental', 'en', '/en/dental'],
    ['/en/dental', 'en', '/en/dental'],
    ['/en/dental', 'sv', '/en/dental'],
    ['/en?q=1', 'en', '/en?q=1'],
    ['/', 'en', '/en'],
    ['/', 'sv', '/'],
    ['/endoskopi', 'en', '/en/endoskopi'],
    ['/ar/x', 'en', '/ar/x'],
  ] as const)('puts %s in %s at %s', (href, locale, wanted) => {
    expect(localizePath(href, locale)).toBe(wanted);
  });
});

it.each([
  ['Mitt sjukhus', 'mitt-sjukhus'],
  ['Åka på ÖRON & näsa!', 'aka-pa-oron-nasa'],
  ['  Łódź – đak ', 'lodz-dak'],
  ['Straße', 'strasse'],
])('[#168] turns %s into %s', (text, slug) => {
  expect(slugify(text)).toBe(slug);
});
