import { expect, it } from 'vitest';
import { canonicalCode, isLanguageCode, languageCodes, languageOf, languages } from '../../../src/i18n/languages.ts';

it('[#2] has exactly the 31 content languages', () => {
  const wanted = 'sv en ar bs zh da fa-AF nl et fi fr de el hi hu is it ja ckb nb fa-IR pl pt ru sr so es sw th ti tr';
  expect(languageCodes).toEqual(wanted.split(' '));
});

it('[#3] gives every language a code, a native name, a Swedish name and a flag code', () => {
  for (const { code, nativeName, swedishName, englishName, flag, hreflang } of languages) {
    expect(
      [code, nativeName, swedishName, englishName, flag, hreflang].every((field) => field.trim().length > 1),
      code,
    ).toBe(true);
    expect(flag).toMatch(/^[a-z-]+(,[a-z-]+)*$/);
  }
});

it('[#4] holds each direction against what Intl knows of the tag', () => {
  for (const { code, tag, direction } of languages) {
    const locale = new Intl.Locale(tag) as Intl.Locale & { getTextInfo: () => { direction: string } };
    expect(direction, code).toBe(locale.getTextInfo().direction);
  }
  expect(languages.filter(({ direction }) => direction === 'rtl').map(({ code }) => code)).toEqual([
    'ar',
    'fa-AF',
    'ckb',
    'fa-IR',
  ]);
});

it('has tags and scripts that are well formed, and names that are unique', () => {
  for (const { tag, script } of languages)
    expect(new Intl.Locale(tag).maximize().script).toBe(script === 'Hans' ? 'Hans' : script);
  expect(new Set(languages.map(({ nativeName }) => nativeName)).size).toBe(31);
  expect(new Set(languages.map(({ hreflang }) => hreflang)).size).toBe(31);
});

it('knows a code in its exact case only, and finds that case', () => {
  expect(isLanguageCode('fa-AF')).toBe(true);
  expect(isLanguageCode('fa-af')).toBe(false);
  expect(canonicalCode('FA-af')).toBe('fa-AF');
  expect(canonicalCode('xx')).toBeUndefined();
  expect(() => languageOf('xx' as 'sv')).toThrow('No language has the code "xx".');
});
