/** Nothing on a page moves while its scripts arrive, which on a slow phone is after first paint. */
import { expect, test } from './test.ts';
import { productionUrl, stagingUrl } from './addresses.ts';

type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

test.use({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });

for (const [site, path] of [
  // Production has no cookie settings while nothing there needs consent.
  [stagingUrl, '/cookies-och-dataskydd'],
  [stagingUrl, '/en/cookies-and-data-protection'],
  [productionUrl, '/sprak'],
  [productionUrl, '/meny'],
  [productionUrl, '/ar/languages'],
] as const)
  test(`[#242] ${path} stands still`, async ({ page }) => {
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries() as Shift[])
          moved.push(`${value} ${sources.map(({ node }) => node?.textContent?.trim().slice(0, 40)).join(', ')}`);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.route('**/_astro/*.js', async (route) => {
      await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
      await route.continue();
    });
    await page.goto(site + path, { waitUntil: 'networkidle' });
    // What a script shows is there, and painted.
    await expect(page.locator('[data-room]')).not.toHaveCount(0);
    await expect(page.locator('[data-room][hidden]')).toHaveCount(0);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
  });
