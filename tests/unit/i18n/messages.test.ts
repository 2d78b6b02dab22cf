import { describe, expect, it } from 'vitest';
import { formatDate } from '../../../src/i18n/dates.ts';
import type { LanguageCode } from '../../../src/i18n/languages.ts';
import { translator } from '../../../src/i18n/messages.ts';
import { interfaceLanguage, showsLanguageSwitcher, siteLanguageFor } from '../../../src/i18n/interface.ts';

const messages = (files: Record<string, Record<string, string>>) => (code: string) => files[code] ?? {};

describe('translator', () => {
  it('[#8] falls back to English for every language but Swedish', () => {
    const files = messages({ sv: { search: 'Sök' }, en: { search: 'Search' }, ar: {} });
    expect(translator('ar', files)('search')).toBe('Search');
    expect(translator('ti', files)('search')).toBe('Search');
    expect(translator('sv', files)('search')).toBe('Sök');
  });

  it('[#9] swallows a string that is broken and falls back', () => {
    const files = messages({
      sv: { search: 'Sök' },
      en: { search: 'Search' },
      ar: { search: '{count, plural, broken' },
    });
    expect(translator('ar', files)('search')).toBe('Search');
    expect(translator('ar', messages({}))('search')).toBe('');
  });

  it('[#9] falls back where a value is missing', () => {
    const files = messages({ sv: {}, en: { copyright: 'in English' }, ar: { copyright: 'x {year}' } });
    expect(translator('ar', files)('copyright')).toBe('in English');
    expect(translator('ar', files)('copyright', { year: '2026' })).toBe('x 2026');
  });

  it("uses every plural of Arabic, and its own files' Swedish", () => {
    const ar = translator('ar');
    const forms = [0, 1, 2, 3, 11, 100].map((count) => ar('index_count', { count }));
    expect(new Set(forms).size).toBe(6);
    expect(translator('sv')('index_count', { count: 1 })).toBe('1 sida');
    expect(translator('sv')('index_count', { count: 2 })).toBe('2 sidor');
  });
});

it('writes dates in the Gregorian calendar in every language', () => {
  expect(formatDate('2026-11-21', 'sv')).toBe('21 november 2026');
  expect(formatDate('2026-11-21', 'th')).toContain('2026');
  // By default, Persian would give the year 1405, in other digits than the texts have.
  expect(formatDate('2026-11-21', 'fa-IR')).toContain('2026');
});

it.each([
  ['en', '21 November 2026'],
  ['sv', '21 november 2026'],
  ['de', '21. November 2026'],
  ['sr', '21. новембар 2026.'],
  ['zh', '2026年11月21日'],
  // Dari has its own names of months. With the script in the tag, it would get the Persian ones of Iran.
  ['fa-AF', '21 نومبر 2026'],
  ['fa-IR', '21 نوامبر 2026'],
] as const)('writes dates in %s as they are written there', (language, date) => {
  expect(formatDate('2026-11-21', language)).toBe(date);
});

describe('strings of the Swedish and English pages', () => {
  it('are there in both languages', () => {
    expect(translator('sv')('step_time')).toBe('Hur länge?');
    expect(translator('en')('step_time')).not.toBe('Hur länge?');
  });

  it('do not compile for a language that has none, and fall back where they are asked for', () => {
    // @ts-expect-error Arabic has no such string
    expect(translator('ar')('step_time')).toBe(translator('en')('step_time'));
    const ofAny = (language: LanguageCode) => {
      // @ts-expect-error the language may be Arabic
      return translator(language)('step_time');
    };
    expect(ofAny('sv')).toBe('Hur länge?');
  });
});

describe('interface language', () => {
  it("[#6] is Swedish in production, and the page's own outside it", () => {
    expect(interfaceLanguage('en', false, 'production')).toBe('sv');
    expect(interfaceLanguage('sv', false, 'production')).toBe('sv');
    expect(interfaceLanguage('en', false, 'staging')).toBe('en');
    expect(interfaceLanguage('en', false, 'local')).toBe('en');
  });

  it("speaks the reader's language around caregiver pages everywhere", () => {
    expect(interfaceLanguage('ti', true, 'production')).toBe('ti');
    expect(interfaceLanguage('en', true, 'production')).toBe('en');
    expect(siteLanguageFor('ti', 'staging')).toBe('en');
    expect(siteLanguageFor('ti', 'production')).toBe('sv');
  });

  it('[#93] offers the languages on caregiver pages always, elsewhere only in staging', () => {
    expect((['local', 'staging', 'production'] as const).map((env) => showsLanguageSwitcher(false, env))).toEqual([
      false,
      true,
      false,
    ]);
    expect((['local', 'staging', 'production'] as const).map((env) => showsLanguageSwitcher(true, env))).toEqual([
      true,
      true,
      true,
    ]);
  });
});
