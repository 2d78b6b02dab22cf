/** The script in the head: what is on the page before first paint. */
import vm from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { earlyScript, earlySearchScript } from '../../src/shared/earlyScript.ts';
import { languageCodes, type LanguageCode } from '../../src/i18n/languages.ts';
import { matchLanguage, offerTags } from '../../src/i18n/matchLanguage.ts';

type Reader = { stored?: string | null; languages?: readonly string[]; cookie?: string; isBlocked?: boolean };

/** Runs the script and returns the attributes of the root element. */
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
  // It leaves no globals behind.
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

describe('[#276] a search that is sent before the scripts are there', () => {
  /** Runs the script. Returns what simulates the reader and the browser. */
  function early(stored: string | null) {
    const heard = new Map<string, (event?: unknown) => void>();
    const press = vi.fn();
    const timers: (() => void)[] = [];
    vm.runInNewContext(earlySearchScript, {
      document: {
        currentScript: { dataset: {} },
        documentElement: { lang: 'sv', dataset: {} },
        cookie: '',
        write: () => undefined,
        addEventListener: (type: string, listener: (event?: unknown) => void) => heard.set(type, listener),
      },
      navigator: { languages: [] },
      localStorage: { getItem: () => stored },
      setTimeout: (run: () => void) => timers.push(run),
    });
    const send = (form: object = { q: {} }) => {
      const preventDefault = vi.fn();
      heard.get('submit')?.({ target: { ...form, querySelector: () => ({ click: press }) }, preventDefault });
      return preventDefault.mock.calls.length > 0;
    };
    return { send, isReady: () => heard.get('DOMContentLoaded')?.(), press, timers };
  }

  it('is held, and its button pressed once they are; later ones are theirs', () => {
    const { send, isReady, press } = early(null);
    expect([send(), send()]).toEqual([true, true]);
    expect(press).not.toHaveBeenCalled();
    isReady();
    expect(press).toHaveBeenCalledTimes(1);
    expect(send()).toBe(false);
  });

  it('goes as without them after a while, but in discreet mode', () => {
    const { send, press, timers } = early(null);
    send();
    for (const run of timers) run();
    expect(press).toHaveBeenCalledTimes(1);
    const discreet = early('{"discreet":true}');
    expect(discreet.send()).toBe(true);
    expect(discreet.timers).toEqual([]);
  });

  it('holds no other form', () => {
    expect(early(null).send({})).toBe(false);
  });
});
