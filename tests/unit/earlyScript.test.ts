/** The script in the head: what stands on the page before anything is painted. */
import vm from 'node:vm';
import { describe, expect, it } from 'vitest';
import { earlyScript } from '../../src/earlyScript.ts';
import { languageCodes, type LanguageCode } from '../../src/i18n/languages.ts';
import { matchLanguage, offerTags } from '../../src/i18n/matchLanguage.ts';

type Reader = { stored?: string | null; languages?: readonly string[]; cookie?: string; isBlocked?: boolean };

/** Returns the attributes of the root element after the script has run. */
function run(
  lang: LanguageCode,
  offers: LanguageCode[] | undefined,
  { stored = null, languages = [], cookie = '', isBlocked = false }: Reader,
): Record<string, string> {
  const dataset: Record<string, string> = {};
  const context = {
    document: {
      currentScript: { dataset: offers ? { offers: JSON.stringify(offerTags(offers)) } : {} },
      documentElement: { lang, dataset },
      cookie,
      write: (html: string) => (dataset['written'] = html),
    },
    navigator: { languages },
    localStorage: {
      getItem: () => {
        if (isBlocked) throw new Error('blocked');
        return stored;
      },
    },
  };
  vm.runInNewContext(earlyScript, context);
  // It leaves nothing behind.
  expect(Object.keys(context)).toEqual(['document', 'navigator', 'localStorage']);
  return dataset;
}

describe('[#5] the offer of another language', () => {
  const all = [...languageCodes];
  it.each([
    ['what the browser asks for', 'sv', all, { languages: ['ti-ER', 'en'] }, 'ti'],
    ['one of two with the same first part', 'en', all, { languages: ['fa-AF'] }, 'fa-AF'],
    ['another name of it', 'en', all, { languages: ['prs'] }, 'fa-AF'],
    ['a language that its readers read without trouble', 'sv', all, { languages: ['hr-HR'] }, 'bs'],
    ['the next where the page lacks the first', 'sv', ['sv', 'en'], { languages: ['ar', 'en-GB'] }, 'en'],
    ['a choice before the browser', 'sv', all, { stored: '{"selectedLanguage":"fi"}', languages: ['de'] }, 'fi'],
    [
      'the browser, where the choice is what everybody has',
      'en',
      all,
      { stored: '{"selectedLanguage":"sv"}', languages: ['de'] },
      'de',
    ],
    ['the browser, where the storage is blocked', 'sv', all, { isBlocked: true, languages: ['de'] }, 'de'],
    ['the browser, where the storage is broken', 'sv', all, { stored: 'null', languages: ['de'] }, 'de'],
  ] as const)('is %s', (_name, lang, offers, reader, code) => {
    expect(run(lang, [...offers], reader as Reader)['offer']).toBe(code);
  });

  it.each([
    ['where the page has what is asked for', 'sv', all, { languages: ['sv-SE', 'en'] }],
    ['where it has nothing of it', 'sv', ['sv', 'en'], { languages: ['ja', 'ko'] }],
    ['on pages further in', 'sv', undefined, { languages: ['en'] }],
  ] as const)('is not made %s', (_name, lang, offers, reader) => {
    expect(run(lang, offers && [...offers], reader as Reader)).toEqual({});
  });

  it('is by every tag what the table says', () => {
    const tags = offerTags(all);
    for (const [tag, code] of Object.entries(tags)) expect(matchLanguage([tag]), tag).toBe(code);
    for (const code of languageCodes) expect(Object.values(tags)).toContain(code);
  });
});

it('[#125] shows what was chosen, and nothing of a later version', () => {
  const chosen = { theme: 'dark', textSize: 'larger', reducedMotionEnabled: true };
  expect(run('sv', undefined, { stored: JSON.stringify(chosen), cookie: 'a=b; EasyRead=1' })).toEqual({
    theme: 'dark',
    textSize: 'larger',
    reducedMotion: 'true',
    easyRead: 'true',
  });
  expect(run('sv', undefined, { stored: JSON.stringify({ ...chosen, version: 2 }) })).toEqual({});
  expect(run('sv', undefined, { stored: '{"theme":"darker","textSize":"largest"}' })).toEqual({});
  expect(run('sv', undefined, { stored: '{broken', cookie: 'EasyRead=1' })).toEqual({ easyRead: 'true' });
});

it('asks for discreet mode before the page is read where it is chosen, and for nothing else', () => {
  expect(run('sv', undefined, { stored: '{"discreet":true}' })).toEqual({
    written: '<script src=/discreet.js></script>',
  });
  for (const stored of ['{"discreet":"true"}', '{"discreet":false}', '{"discreet":true,"version":2}'])
    expect(run('sv', undefined, { stored })).toEqual({});
});
