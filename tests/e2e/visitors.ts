/**
 * What visitors have stored. Most tests are about a reader who has answered the question about cookies with "only necessary"
 * (test.ts): the banner is out of their way. What holds on a first visit says so.
 */
import type { BrowserContextOptions } from '@playwright/test';
import { consentVersion, type Purpose, purposes } from '../../src/consent.ts';
import { defaults, storageKey } from '../../src/preferences.ts';
import { productionUrl, stagingUrl } from './addresses.ts';

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** Returns what storage holds once a reader has said yes to these purposes and no to the others. */
export const consentRecord = (...granted: Purpose[]): string => {
  const answers = Object.fromEntries(purposes.map((purpose) => [purpose, granted.includes(purpose)]));
  return JSON.stringify({ ...defaults, cookies: { ...answers, hide: true, v: consentVersion } });
};

/** Returns a browser whose reader has said yes to these purposes and no to the others. */
export const withConsent = (...granted: Purpose[]): StorageState => ({
  cookies: [],
  origins: [stagingUrl, productionUrl].map((origin) => ({
    origin,
    localStorage: [{ name: storageKey, value: consentRecord(...granted) }],
  })),
});

/** Nothing is stored. */
export const firstVisit: StorageState = { cookies: [], origins: [] };
