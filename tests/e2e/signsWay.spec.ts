/**
 * Caregiver pages: a line under the heading leads to the section on when to call, and stays in view while scrolling.
 */
import { loadContent } from '../../src/content/store.ts';
import { languageCodes } from '../../src/i18n/languages.ts';
import { expect, test } from './test.ts';

const pages = {
  '/q/2379-sv': '#signs h2',
  '/q/2379-ar': '#signs h2',
  '/q/2782-ti': '#signs h2',
  '/en/caregivers': '#signs h2',
  '/pl/urgent': '#everyone',
};

for (const [path, target] of Object.entries(pages))
  test(`the line of ${path} names 112, leads to its signs and stays at hand`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(path);
    const way = page.locator('[data-signs-way] a');
    await expect(way).toBeInViewport({ ratio: 1 });
    await expect(way).toContainText('112');
    await page.evaluate(() => scrollTo({ top: 1400, behavior: 'instant' }));
    await expect(page.locator('[data-header][data-minified]')).toHaveCount(1);
    await expect(async () => {
      const header = await page.locator('[data-header]').boundingBox();
      const box = await way.boundingBox();
      expect(Math.abs((box?.y ?? 0) - (header?.height ?? 0))).toBeLessThanOrEqual(1);
      expect(box?.height).toBeLessThanOrEqual(56);
    }).toPass();
    await way.click();
    await expect(page.locator(target).first()).toBeInViewport({ ratio: 1 });
  });

for (const language of ['sv', 'ar', 'ti', 'de'])
  test(`the first number of the sheet in ${language} is in the first screen of a small phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(`/q/5001-${language}`);
    await expect(page.locator('main a[href="tel:112"]').first()).toBeInViewport({ ratio: 1 });
  });

test('the longest line of every language is at most 56 px high on a small phone', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 640 });
  const { caregiver } = loadContent('content').content;
  const high: string[] = [];
  for (const language of languageCodes) {
    const lines = caregiver.flatMap(({ data, language: own }) =>
      own === language && data.urgentLine ? [{ id: data.id, length: data.urgentLine.length }] : [],
    );
    const longest = lines.toSorted((a, b) => b.length - a.length)[0];
    await page.goto(`/q/${longest?.id}-${language}`);
    const height = (await page.locator('[data-signs-bar] a').boundingBox())?.height ?? Infinity;
    if (height > 56) high.push(`${language} ${longest?.id}: ${height} px`);
  }
  expect(high).toEqual([]);
});
