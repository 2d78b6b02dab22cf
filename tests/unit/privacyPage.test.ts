/** The page on data protection describes everything that the site can store and log, and nothing else. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { loadContent } from '../../src/content/store.ts';
import { easyReadCookie } from '../../src/client/stores/easyRead.ts';
import { readConfig } from '../../src/config.ts';
import { type Purpose, purposes } from '../../src/shared/consent.ts';
import { purposeNames } from '../../src/shared/purposeNames.ts';
import { matomoParameters } from '../../src/features/analytics/matomo.ts';
import { defaults, storageKey } from '../../src/shared/preferences.ts';
import { prependRecent } from '../../src/features/search/recentSearches.ts';
import { translator } from '../../src/i18n/messages.ts';

const pages = {
  sv: { year: 'ett år', forty: 'fyrtio', why: 'Därför får du ingen fråga om cookies', ask: 'en liten ruta längst ner' },
  en: {
    year: 'a year',
    forty: 'forty',
    why: 'Why we do not ask you about cookies',
    ask: 'a small sheet at the bottom',
  },
} as const;

/**
 * The content of each site: with everything that the page may say, in production today, in production with analytics,
 * and in staging.
 */
const sites = {
  whole: loadContent('content').content,
  today: loadContent('content', readConfig({ SITE_ENV: 'production' })).content,
  counted: loadContent('content', readConfig({ SITE_ENV: 'production', MATOMO_URL: 'https://matomo.example' })).content,
  staging: loadContent('content', readConfig({ SITE_ENV: 'staging' })).content,
};
const textOf = (site: keyof typeof sites, language: 'sv' | 'en') => {
  const page = sites[site].page.find((one) => one.data.id === 'cookies' && one.language === language);
  return [page?.data.description, page?.data.preamble, page?.body].join('\n');
};

/** What nginx logs for each request, by variable, as the pages phrase it. */
const logged: Record<string, { sv: string; en: string }> = {
  remote_addr: { sv: 'nätadressen', en: 'the network address' },
  time_local: { sv: 'tiden', en: 'the time' },
  request_method: { sv: 'vilken sida det var', en: 'which page it was' },
  uri: { sv: 'vilken sida det var', en: 'which page it was' },
  status: { sv: 'om det gick bra', en: 'whether it went well' },
  body_bytes_sent: { sv: 'hur mycket som skickades', en: 'how much was sent' },
};

/** What Matomo receives, by field, as the pages phrase it. The other fields identify the site and the call. */
const counted: Record<string, { sv: string; en: string }> = {
  url: { sv: 'vilken sida du läser', en: 'which page you read' },
  action_name: { sv: 'vad sidan heter', en: 'what the page is called' },
  urlref: { sv: 'vilken sida du kom från', en: 'which page you came from' },
  e_c: { sv: 'vad du trycker på', en: 'what you press' },
  e_a: { sv: 'vad du trycker på', en: 'what you press' },
  e_n: { sv: 'vad du trycker på', en: 'what you press' },
};
const aboutTheCall = ['idsite', 'rec', 'apiv', 'rand'];

/** What readers press, by the category of its event, as the pages phrase it. */
const pressed: Record<string, { sv: string; en: string }> = {
  'Main Menu': { sv: 'menyer', en: 'menus' },
  Search: { sv: 'filter', en: 'filters' },
  Lightbox: { sv: 'bilder', en: 'pictures' },
  Video: { sv: 'filmer', en: 'films' },
  Footer: { sv: 'vägen till toppen', en: 'the way to the top' },
  'Cookie Settings': { sv: 'svaret om cookies', en: 'the answer about cookies' },
  FAQ: { sv: 'frågor som du öppnar', en: 'questions that you open' },
};

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.(ts|tsx|astro)$/.test(name),
);

describe.each(['sv', 'en'] as const)('the page on data protection in %s', (language) => {
  const { year, forty, why, ask } = pages[language];
  const text = textOf('whole', language);

  it.each(['whole', 'today', 'counted', 'staging'] as const)(
    'names each field that the preferences have, once, and no other: %s',
    (site) => {
      const own = textOf(site, language);
      const named = [...own.matchAll(/^- \*\*.+?\*\* \((\w+)\):/gm)].map((match) => match[1]);
      expect(named.toSorted()).toEqual(Object.keys(defaults).toSorted());
      expect(own).toContain(` ${storageKey}. `);
      expect(own).not.toMatch(/[{}]| {2}|\(cookies\): *$/m);
    },
  );

  it('[#170] says why nobody is asked where that is so, and of the question where somebody is', () => {
    expect(textOf('today', language)).toContain(why);
    expect(textOf('today', language)).not.toContain(ask);
    for (const site of ['counted', 'staging'] as const) {
      expect(textOf(site, language)).toContain(ask);
      expect(textOf(site, language)).not.toContain(why);
    }
  });

  it('names only those from whom something is loaded on this very site', () => {
    const named = (site: keyof typeof sites) =>
      Object.values(purposeNames).filter((name) => textOf(site, language).includes(name));
    expect(named('today')).toEqual([]);
    expect(named('staging')).toEqual([]);
    expect(named('counted')).toEqual(['Matomo']);
    expect(named('whole')).toEqual(Object.values(purposeNames));
  });

  it('names the cookie, and how long it stays', () => {
    expect(text).toContain(easyReadCookie.name);
    expect(easyReadCookie.maxAge).toBe(365 * 24 * 60 * 60);
    expect(text).toContain(year);
  });

  it('says how many searches are kept, and which button forgets them', () => {
    const most = Array.from({ length: 60 }, (_, index) => `word ${index}`).reduce<string[]>(prependRecent, []);
    expect(most).toHaveLength(40);
    expect(text).toContain(forty);
    expect(text).toContain(translator(language)('search_recent_clear'));
  });

  it('tells what others learn after a yes: each of them, and every field and event that Matomo gets', () => {
    const others = purposes.filter((purpose): purpose is Exclude<Purpose, 'matomo'> => purpose !== 'matomo');
    for (const purpose of ['matomo', ...others] as const) expect(text).toContain(purposeNames[purpose]);
    expect(text).toContain(translator(language)('consent_link'));

    vi.stubGlobal('location', { href: 'https://tryggve.example/tand?q=hemligt#a' });
    vi.stubGlobal('document', { referrer: '', title: 'Tand' });
    const told = [matomoParameters(), matomoParameters({ category: 'FAQ', action: 'Open', name: 'X' })];
    vi.unstubAllGlobals();
    const fields = new Set(told.flatMap((parameters) => [...parameters.keys()]));
    expect([...fields].filter((field) => !aboutTheCall.includes(field)).toSorted()).toEqual(
      Object.keys(counted).toSorted(),
    );
    for (const words of Object.values({ ...counted, ...pressed })) expect(text).toContain(words[language]);
    expect(String(told[0])).not.toContain('hemligt');
  });

  it("tells what the server's log holds, all of it", () => {
    const format = /log_format tryggve '([^']+)'/.exec(readFileSync('deploy/nginx.conf', 'utf8'))?.[1] ?? '';
    const variables = [...format.matchAll(/\$(\w+)/g)].map((match) => match[1] ?? '');
    expect(variables.toSorted()).toEqual(Object.keys(logged).toSorted());
    for (const words of Object.values(logged)) expect(text).toContain(words[language]);
  });
});

it('is stored by nobody but those whom the page tells of', () => {
  const stores = /localStorage|sessionStorage|document\.cookie|indexedDB|\bcaches\b|serviceWorker|set-cookie/i;
  const storing = sources.filter((name) => {
    if (/\.test\.tsx?$/.test(name)) return false;
    // Comments may mention storage.
    const code = readFileSync(`src/${name}`, 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '');
    return stores.test(code);
  });
  expect(storing.toSorted()).toEqual([
    'client/stores/easyRead.ts',
    'client/stores/preferences.ts',
    'shared/earlyScript.ts',
  ]);
});

it('hears of no event but of those whom the page tells of', () => {
  const calls = sources.flatMap((name) => [
    ...readFileSync(`src/${name}`, 'utf8').matchAll(/\btrack\(('[^']+'|\w+),/g),
  ]);
  const named = calls.flatMap(([, category = '']) => (category.startsWith("'") ? category.slice(1, -1) : []));
  const names = readFileSync('src/client/dialog.ts', 'utf8').match(/trackedNames[^}]+}/)?.[0] ?? '';
  const overlays = [...names.matchAll(/: '([^']+)'/g)].map(([, category = '']) => category);
  expect([...new Set([...named, ...overlays])].toSorted()).toEqual(Object.keys(pressed).toSorted());
});
