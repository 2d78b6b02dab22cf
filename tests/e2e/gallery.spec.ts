/** Every component in each of its states, left to right and right to left. */
import { expect, test } from './test.ts';
import { productionUrl } from './addresses.ts';
import { findViolationsInAllLooks } from './violations.ts';
import { allOf } from './pageParts.ts';

const galleries = ['/gallery/sv', '/gallery/ar'];

for (const path of galleries) {
  test(`[#260] every state of every component at ${path} holds in every look`, async ({ page }) => {
    // axe checks every component at once, three times.
    test.setTimeout(300_000);
    await page.goto(path);
    // axe no longer checks for duplicate ids by default.
    expect(await findViolationsInAllLooks(page, { 'duplicate-id': { enabled: true } })).toEqual([]);
  });

  test(`[#263] no state of a component at ${path} scrolls sideways at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return [];
      const isOut = (element: Element) => {
        const { left, right } = element.getBoundingClientRect();
        return right > clientWidth + 1 || left < -1;
      };
      const examples = [...document.querySelectorAll('section > h3')].map(({ id, parentElement }) => ({
        id,
        out: [...(parentElement?.querySelectorAll('*') ?? [])].filter(isOut),
      }));
      return examples
        .filter(({ out }) => out.length > 0)
        .map(({ id, out }) => `${id}: ${out[0]?.outerHTML.slice(0, 120)}`);
    });
    expect(overflow).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test(`${path} is whole, and for developers alone`, async ({ page, request }) => {
    const failed: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) failed.push(response.url());
    });
    page.on('console', (message) => {
      if (message.type() === 'error') failed.push(message.text());
    });
    await page.goto(path);
    for (const picture of await allOf(page.locator('main img:visible'))) await picture.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(failed).toEqual([]);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
    for (const place of ['/sitemap.xml', '/data/routes.json', '/sok', '/meny', '/']) {
      expect(await (await request.get(place)).text(), place).not.toContain('/gallery');
    }
  });

  test(`${path} does not exist in production`, async ({ request }) => {
    expect((await request.get(productionUrl + path)).status()).toBe(404);
  });
}
