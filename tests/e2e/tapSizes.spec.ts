/** Tap targets in lists of links. */
import { expect, test } from './test.ts';
import { allOf } from './pageParts.ts';

test('[#262] gives what stands in lists of links 44 px in height: where one is, and the sources', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/sovas-och-opereras/bruten-arm', '/en/dental/braces', '/psykisk-ohalsa/stress']) {
    await page.goto(path);
    await page.locator('details:has([data-sources]) > summary').click();
    await expect(page.locator('[data-sources] a').first()).toBeVisible();
    const heights = (selector: string) =>
      page.locator(selector).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    const crumbs = await heights('main nav:has(> ol) a');
    expect(crumbs.length, path).toBeGreaterThan(0);
    for (const height of [...crumbs, ...(await heights('details:has([data-sources]) > summary'))])
      expect(height, path).toBeGreaterThanOrEqual(44);
    // A link within a line takes up the room around it, and no two links overlap.
    const sources = await page.locator('[data-sources] a').evaluateAll((all) =>
      all.map((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return { top, bottom };
      }),
    );
    for (const [index, { top, bottom }] of sources.entries()) {
      expect(bottom - top, path).toBeGreaterThanOrEqual(43.9);
      const next = sources[index + 1];
      if (next) expect(next.top, path).toBeGreaterThanOrEqual(bottom - 0.5);
    }
  }
});

test('[#262] gives an explained word 24 px, however short it is', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto('/hur-funkar-det/kroppen');
  const words = page.locator('[popovertarget]').filter({ hasText: /^ärr$/ });
  await expect(words).not.toHaveCount(0);
  for (const word of await allOf(words)) {
    const box = await word.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  }
});
