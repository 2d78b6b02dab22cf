/**
 * The `test` that every browser test imports: Playwright's, with a reader who has answered the consent banner with
 * "only necessary", so that the banner is out of the way. Tests with another reader set `storageState`
 * ([visitors.ts](./visitors.ts)).
 */
import { type BrowserContext, type Page, test as base } from '@playwright/test';
import { storageKey } from '../../src/shared/preferences.ts';
import { productionUrl, stagingUrl } from './addresses.ts';
import { consentRecord } from './visitors.ts';

export * from '@playwright/test';

const answer = { origins: [stagingUrl, productionUrl], storageKey, record: consentRecord() };

/**
 * Stores an answer for the reader of a context, unless something is stored already.
 * `storageState` does the same, but first opens a page at each origin, which costs as much as a short test.
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
 * A test that only opens and inspects pages. All such tests of a worker share one page, since opening a page costs more
 * than many checks. Window, media, storage and cookies are reset after each test. Not for tests that count requests,
 * listen to events or set routes.
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
