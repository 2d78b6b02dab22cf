import { expect, type Page } from '@playwright/test';

/**
 * Holds back the answer to one address, as a slow network does.
 * @param url a glob
 * @returns `asked`, which waits until it is asked for; `release`, which lets it go
 */
export async function hold(page: Page, url: string): Promise<{ asked: () => Promise<void>; release: () => void }> {
  let answer: (() => void) | undefined;
  await page.route(url, async (route) => {
    await new Promise<void>((resolve) => (answer = resolve));
    // The page may have gone meanwhile.
    await route.continue().catch(() => undefined);
  });
  return {
    asked: () => expect.poll(() => typeof answer).toBe('function'),
    release: () => answer?.(),
  };
}
