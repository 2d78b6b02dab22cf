/**
 * What visitors have stored. Most tests are about a reader who has answered the consent banner with "only necessary"
 * (test.ts), so that it is out of the way. Tests of a first visit say so.
 */
import type { BrowserContextOptions } from '@playwright/test';
import { consentVersion, type Purpose, purposes } from '../../src/shared/consent.ts';
import { defaults, storageKey } from '../../src/shared/preferences.ts';
import { productionUrl, stagingUrl } from './addresses.ts';

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** Returns the stored data of a reader who has consented to these purposes and rejected the others. */
export const consentRecord = (...granted: Purpose[]): string => {
  const answers = Object.fromEntries(purposes.map((purpose) => [purpose, granted.includes(purpose)]));
  return JSON.stringify({ ...defaults, cookies: { ...answers, hide: true, v: consentVersion } });
};

/** Returns the storage state of a reader who has consented to these purposes and rejected the others. */
export const withConsent = (...granted: Purpose[]): StorageState => ({
  cookies: [],
  origins: [stagingUrl, productionUrl].map((origin) => ({
    origin,
    localStorage: [{ name: storageKey, value: consentRecord(...granted) }],
  })),
});

/** A reader with nothing stored. */
export const firstVisit: StorageState = { cookies: [], origins: [] };
