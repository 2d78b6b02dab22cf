import type { Page } from '@playwright/test';

/**
 * Holds the script of an island back, as a slow network does.
 * @returns what lets it through
 */
export async function holdIsland(page: Page, name: string): Promise<() => void> {
  let letThrough = (): void => undefined;
  const through = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(`**/_astro/${name}.island.*.js`, async (route) => {
    await through;
    await route.continue();
  });
  return () => letThrough();
}
