import { expect, type Page } from '@playwright/test';

/**
 * Holds back the answers to addresses, as a slow network does.
 * @param url a glob
 * @returns `asked`, which waits until one is asked for; `release`, which lets it go, and all that come after it
 */
export async function hold(page: Page, url: string): Promise<{ asked: () => Promise<void>; release: () => void }> {
  const released = Promise.withResolvers<undefined>();
  let isAsked = false;
  await page.route(url, async (route) => {
    isAsked = true;
    await released.promise;
    // The page may have gone meanwhile.
    await route.continue().catch(() => undefined);
  });
  return {
    asked: () => expect.poll(() => isAsked).toBe(true),
    release: () => released.resolve(undefined),
  };
}
