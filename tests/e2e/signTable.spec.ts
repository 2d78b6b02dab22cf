/** The table of signs in every language, and the numbers at the very top for a child who feels bad. */
import { loadContent } from '../../src/content/store.ts';
import { languageCodes } from '../../src/i18n/languages.ts';
import { sheetCount, textsBelow } from './paper.ts';
import { expect, test } from './test.ts';

const { content } = loadContent('content');
const signs = content.signs.flatMap(({ data }) => data).filter(({ whom }) => whom[0] !== 'staff');
const general = signs.filter(({ isGeneral }) => isGeneral).length;

for (const path of [
  '/sjukdomar-problem/nar-ar-det-brattom',
  '/en/diseases-and-problems/when-is-it-urgent',
  '/ar/urgent',
]) {
  test.describe(path, () => {
    // The choices and the folds are native to the browser.
    test.use({ javaScriptEnabled: false });

    test('holds every sign, those for everybody in sight, the others folded by part of the body', async ({ page }) => {
      await page.goto(path);
      const table = page.locator('[data-signs-table]');
      await expect(table.locator('li')).toHaveCount(signs.length);
      await expect(table.locator('li:not(details li)')).toHaveCount(general);
      await expect(table.locator('li:visible')).toHaveCount(general);
      const skin = table.locator('details', { has: page.locator('#signs-skin') });
      await skin.locator('summary').click();
      expect(await skin.locator('li:visible').count()).toBeGreaterThan(3);
    });

    test('is narrowed by age, but never by what holds for everybody', async ({ page }) => {
      await page.goto(path);
      const table = page.locator('[data-signs-table]');
      const baby = table.locator('li[data-ages="baby"]').first();
      await table
        .locator('details', { has: page.locator('li[data-ages="baby"]') })
        .first()
        .locator('summary')
        .click();
      await expect(baby).toBeVisible();
      await table.locator('[name="age"][value="teen"]').check();
      await expect(baby).toBeHidden();
      await expect(table.locator('li:not(details li):visible')).toHaveCount(general);
      await table.locator('[name="age"][value="baby"]').check();
      await expect(baby).toBeVisible();
    });

    test('speaks to the parent, or to the one who has the sign', async ({ page }) => {
      await page.goto(path);
      const first = page.locator('[data-signs-table] li').first();
      await expect(first.locator('[data-reader="adult"]')).toBeVisible();
      await expect(first.locator('[data-reader="child"]')).toBeHidden();
      await page.locator('[name="reader"][value="child"]').check();
      await expect(first.locator('[data-reader="adult"]')).toBeHidden();
      await expect(first.locator('[data-reader="child"]')).toBeVisible();
    });
  });
}

for (const path of ['/', '/en', '/for-dig-som-ar-lite-aldre', '/en/for-you-who-are-a-bit-older'])
  test(`${path} has Bris and 112 in its first screen`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(path);
    for (const number of ['tel:116111', 'tel:112'])
      await expect(page.locator(`[data-now-line] a[href="${number}"]`)).toBeInViewport({ ratio: 1 });
  });

for (const path of ['/', '/en/dental', '/ar/urgent', '/narstaende/fasta', '/sok?q=narkos'])
  test(`${path} leads to where to turn by one press`, async ({ page }) => {
    await page.goto(path);
    await page
      .locator('footer a[href$="/112"], footer a[href$="/hit-kan-du-vanda-dig"], footer a[href$="/where-to-turn"]')
      .click();
    await expect(page.locator('main a[href="tel:112"]').first()).toBeVisible();
  });

test('[#279] where to turn is one sheet of A4 in every language, in letters of 10 points or more', async ({ page }) => {
  for (const code of languageCodes) {
    await page.goto(`/q/5001-${code}`);
    expect(await sheetCount(page), code).toBe(1);
    await page.emulateMedia({ media: 'print' });
    expect(await textsBelow(page.locator('main'), 10), code).toEqual([]);
    await page.emulateMedia({ media: null });
  }
});
