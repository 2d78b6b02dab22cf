import { describe, expect, it } from 'vitest';
import { copyOf } from '../../../src/i18n/copy.ts';
import { fill } from '../../../src/i18n/fill.ts';
import { languageCodes, languageOf } from '../../../src/i18n/languages.ts';
import { translator } from '../../../src/i18n/messages.ts';
import { pluralForms } from '../../../src/i18n/plural.ts';

describe('the words of a component', () => {
  it('are the strings of its list, in the language', () => {
    expect(copyOf('sv', ['search', 'menu'])).toEqual({ search: 'Sök', menu: 'Meny' });
    expect(copyOf('ar', ['search']).search).toBe(translator('ar')('search'));
  });

  it('keep the names of what is filled in later, in every language', () => {
    for (const code of languageCodes) {
      const copy = copyOf(code, ['share_with', 'status_reviewed']);
      expect(fill(copy.share_with, { network: 'X' }), code).toBe(translator(code)('share_with', { network: 'X' }));
      const reviewed = { name: 'Anna', role: 'läkare', date: '2026' };
      expect(fill(copy.status_reviewed, reviewed), code).toBe(translator(code)('status_reviewed', reviewed));
    }
  });

  it('have plurals as forms, and can be sent to a browser', () => {
    const copy = copyOf('pl', ['search_count', 'search']);
    expect(copy.search_count).toEqual(pluralForms(translator('pl'), 'search_count', 'pl'));
    expect(JSON.parse(JSON.stringify(copy))).toEqual(copy);
  });

  it.each(languageCodes)('have a form for each number in %s', (code) => {
    const forms = pluralForms(translator(code), 'search_count', code);
    const rules = new Intl.PluralRules(languageOf(code).tag);
    for (const count of [0, 1, 2, 5, 11, 100]) expect(forms[rules.select(count)], String(count)).toBeTruthy();
  });

  it('do not compile where there is no such string', () => {
    // @ts-expect-error no file of messages has it
    expect(copyOf('sv', ['no_such_string'])).toEqual({ no_such_string: '' });
    // @ts-expect-error only Swedish and English have it
    copyOf('ar', ['faq_list']);
    // @ts-expect-error it is not in the list
    expect(copyOf('sv', ['menu']).search).toBeUndefined();
  });
});

it.each([
  ['Dela med {network}', { network: 'X' }, 'Dela med X'],
  ['{name}, {role}, {name}', { name: 'A', role: 'B' }, 'A, B, A'],
  ['Sida {page}', {}, 'Sida {page}'],
  // Values that were filled in are not filled in again.
  ['”{title}” {year}', { title: '{year}', year: '2026' }, '”{year}” 2026'],
])('fills %s with %o', (text, values, filled) => {
  expect(fill(text, values as Record<string, string>)).toBe(filled);
});
