/**
 * What every browser test imports: Playwright's, with a reader who has answered the question about cookies with "only
 * necessary", so that the banner is out of the way. Tests of another reader say so by `storageState`
 * ([visitors.ts](./visitors.ts)).
 */
import { type BrowserContext, test as base } from '@playwright/test';
import { storageKey } from '../../src/preferences.ts';
import { productionUrl, stagingUrl } from './addresses.ts';
import { consentRecord } from './visitors.ts';

export * from '@playwright/test';

const answer = { origins: [stagingUrl, productionUrl], storageKey, record: consentRecord() };

/**
 * Lets the reader of a context have answered, unless something is stored already.
 * `storageState` does the same by opening a page at each address first, which costs more than many a test.
 */
export const haveAnswered = (context: BrowserContext) =>
  context.addInitScript(({ origins, storageKey: key, record }) => {
    if (origins.includes(location.origin) && localStorage.getItem(key) === null) localStorage.setItem(key, record);
  }, answer);

export const test = base.extend({
  context: async ({ context, storageState }, use) => {
    if (storageState === undefined) await haveAnswered(context);
    await use(context);
  },
});
