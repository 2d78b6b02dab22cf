/**
 * What every browser test imports: Playwright's, with a reader who has answered the question about cookies with "only
 * necessary", so that the banner is out of the way. Tests of another reader say so by `storageState`
 * ([visitors.ts](./visitors.ts)).
 */
import { type BrowserContext, type Page, test as base } from '@playwright/test';
import { storageKey } from '../../src/preferences.ts';
import { productionUrl, stagingUrl } from './addresses.ts';
import { consentRecord } from './visitors.ts';

export * from '@playwright/test';

const answer = { origins: [stagingUrl, productionUrl], storageKey, record: consentRecord() };

/**
 * Lets the reader of a context have answered, unless something is stored already.
 * `storageState` does the same by opening a page at each address first, which costs as much as a short test.
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

/**
 * A test that only opens pages and looks at them: all of a worker get the same page, since opening one costs more than
 * many a look. It is put back after each: window, media, storage, cookies. Not for tests that count requests, listen to
 * events or set routes.
 */
export const lookingTest = base.extend<object, { openPage: Page }>({
  openPage: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: stagingUrl });
      await haveAnswered(context);
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ openPage, viewport }, use) => {
    if (viewport) await openPage.setViewportSize(viewport);
    await use(openPage);
    await openPage.emulateMedia({ media: null, colorScheme: null, forcedColors: null, reducedMotion: null });
    await openPage.evaluate(() => localStorage.clear());
    await openPage.context().clearCookies();
  },
});
