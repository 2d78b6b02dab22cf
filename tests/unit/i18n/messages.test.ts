import { describe, expect, it } from 'vitest';
import { checkMessages } from '../../../src/i18n/checkMessages.ts';
import { formatDate } from '../../../src/i18n/dates.ts';
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
  // Persian would otherwise give the year 1405, in other digits than the texts have.
  expect(formatDate('2026-11-21', 'fa-IR')).toContain('2026');
});

it.each([
  ['en', '21 November 2026'],
  ['sv', '21 november 2026'],
  ['de', '21. November 2026'],
  ['sr', '21. новембар 2026.'],
  ['zh', '2026年11月21日'],
  // Dari has names of months of its own; with the script in the tag it would get the Persian ones of Iran.
  ['fa-AF', '21 نومبر 2026'],
  ['fa-IR', '21 نوامبر 2026'],
] as const)('writes dates in %s as they are written there', (language, date) => {
  expect(formatDate('2026-11-21', language)).toBe(date);
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

describe('checkMessages', () => {
  const swedish = { a: 'Ett', b: '{count, plural, one {# sida} other {# sidor}}', c: 'Hej {name}' };
  const english = { a: 'One', b: '{count, plural, one {# page} other {# pages}}', c: 'Hello {name}' };

  it('has nothing to say of strings that are complete', () => {
    expect(checkMessages('en', english, swedish)).toEqual([]);
  });

  it.each([
    [{ ...english, a: undefined }, 'a: is missing: translate "Ett"'],
    [{ ...english, d: 'x' }, 'd: is in no other file'],
    [{ ...english, a: ' ' }, 'a: is empty'],
    [{ ...english, c: 'Hello {who}' }, 'c: has the arguments {who: argument}; in Swedish they are {name: argument}'],
    [{ ...english, c: 'Hello {name' }, 'c: is no ICU message'],
  ])('reports %o', (messages, problem) => {
    const given = Object.fromEntries(Object.entries(messages).filter(([, text]) => text !== undefined)) as Record<
      string,
      string
    >;
    expect(checkMessages('en', given, swedish).join('\n')).toContain(problem);
  });

  it('wants every plural category that the language has', () => {
    expect(checkMessages('ar', english, swedish)).toEqual([
      'b: the plural of {count} lacks zero, two, few, many: add them, the language has them',
    ]);
    expect(checkMessages('pl', english, swedish).join()).toContain('few, many');
  });
});
