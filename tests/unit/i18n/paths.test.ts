import { describe, expect, it } from 'vitest';
import {
  audienceOf,
  canonicalLanguageCase,
  caregiversPrefix,
  homePath,
  languageOfPath,
  localizePath,
  segments,
  slugify,
} from '../../../src/i18n/paths.ts';

it('[#61] has the localised segments of the specification', () => {
  const pairs = Object.keys(segments.sv).map((key) =>
    [segments.sv[key as 'news'], segments.en[key as 'news']].join('/'),
  );
  expect(pairs).toEqual([
    'serier/series',
    'spellista/playlist',
    'spellistor/playlists',
    'nyheter/news',
    'fragor-och-svar/questions-and-answers',
    'tand/dental',
    'prylar-och-mojanger/gadgets-and-gizmos',
    'cookies-och-dataskydd/cookies-and-data-protection',
    'sprutor-och-stick/needles-and-injections',
    'vad-betyder-egentligen/what-does-this-mean',
  ]);
});

it.each([
  ['/narstaende/fasta', 'caregivers'],
  ['/narstaende', 'caregivers'],
  ['/narstaendes', 'general'],
  ['/en/caregivers/pain', 'caregivers'],
  ['/en/dental', 'general'],
  ['/ar/sawm', 'caregivers'],
  ['/fa-AF', 'caregivers'],
  ['/tand', 'general'],
  ['/', 'general'],
])('[#90] says that %s is for %s', (path, audience) => {
  expect(audienceOf(path)).toBe(audience);
});

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
