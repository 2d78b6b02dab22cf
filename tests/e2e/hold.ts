import { expect, type Page } from '@playwright/test';

/**
 * Holds back the responses to some addresses, as a slow network does.
 * @param url a glob
 * @returns `asked`, which waits until one is requested; `release`, which lets through that one and all later ones
 */
export async function hold(page: Page, url: string): Promise<{ asked: () => Promise<void>; release: () => void }> {
  const released = Promise.withResolvers<undefined>();
  let isAsked = false;
  await page.route(url, async (route) => {
    isAsked = true;
    await released.promise;
    // The page may have been closed in the meantime.
    await route.continue().catch(() => undefined);
  });
  return {
    asked: () => expect.poll(() => isAsked).toBe(true),
    release: () => released.resolve(undefined),
  };
}
