/** The page on data protection tells of everything that the site can store and log, and of nothing else. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { easyReadCookie } from '../../src/client/stores/easyRead.ts';
import { defaults, storageKey } from '../../src/preferences.ts';
import { withRecent } from '../../src/features/search/recent.ts';
import { translator } from '../../src/i18n/messages.ts';

const pages = {
  sv: { file: 'content/pages/sv/cookies-och-dataskydd.md', year: 'ett år', forty: 'fyrtio' },
  en: { file: 'content/pages/en/cookies-and-data-protection.md', year: 'a year', forty: 'forty' },
} as const;

/** What nginx's log holds for each request, by its variable, as the pages word it. */
const logged: Record<string, { sv: string; en: string }> = {
  remote_addr: { sv: 'nätadressen', en: 'the network address' },
  time_local: { sv: 'tiden', en: 'the time' },
  request_method: { sv: 'vilken sida det var', en: 'which page it was' },
  uri: { sv: 'vilken sida det var', en: 'which page it was' },
  status: { sv: 'om det gick bra', en: 'whether it went well' },
  body_bytes_sent: { sv: 'hur mycket som skickades', en: 'how much was sent' },
};

describe.each(['sv', 'en'] as const)('the page on data protection in %s', (language) => {
  const { file, year, forty } = pages[language];
  const text = readFileSync(file, 'utf8');

  it('names each field that the preferences have, once, and no other', () => {
    const named = [...text.matchAll(/^- \*\*.+?\*\* \((\w+)\):/gm)].map((match) => match[1]);
    expect(named.toSorted()).toEqual(Object.keys(defaults).toSorted());
    expect(text).toContain(` ${storageKey}. `);
  });

  it('names the cookie, and how long it stays', () => {
    expect(text).toContain(easyReadCookie.name);
    expect(easyReadCookie.maxAge).toBe(365 * 24 * 60 * 60);
    expect(text).toContain(year);
  });

  it('says how many searches are kept, and which button forgets them', () => {
    const most = Array.from({ length: 60 }, (_, index) => `word ${index}`).reduce<string[]>(withRecent, []);
    expect(most).toHaveLength(40);
    expect(text).toContain(forty);
    expect(text).toContain(translator(language)('search_recent_clear'));
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
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(ts|tsx|astro)$/.test(name),
  );
  const storing = files.filter((name) => {
    // Comments may speak of storage.
    const code = readFileSync(`src/${name}`, 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '');
    return stores.test(code);
  });
  expect(storing.toSorted()).toEqual(['client/stores/easyRead.ts', 'client/stores/preferences.ts', 'earlyScript.ts']);
});
