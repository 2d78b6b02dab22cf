/** The consent banner by keyboard: it does not take the focus, and no focused element is under it. */
import { expect, test } from './test.ts';
import { banner, button, meetBanner, no, storedConsent, toggle } from './consent.ts';
import { coveredAtFoot } from './coveredFocus.ts';
import { firstVisit } from './visitors.ts';

test.use({ storageState: firstVisit });

test('it takes no focus when it comes; a reader meets it after the skip link', async ({ page }) => {
  await meetBanner(page, '/tand');
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Hoppa till innehållet' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(banner(page).locator('summary')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Godkänn alla')).toBeFocused();
});

test('by keys alone: unfold, choose, save', async ({ page }) => {
  await meetBanner(page, '/tand');
  await banner(page).locator('summary').focus();
  await page.keyboard.press('Enter');
  // The settings appear once their script has loaded.
  await expect(toggle(page, 'Räkna besök')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(toggle(page, 'Räkna besök')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(button(page, 'Spara mina val')).toBeInViewport({ ratio: 1 });
  await button(page, 'Spara mina val').focus();
  await page.keyboard.press('Enter');
  expect(await storedConsent(page)).toEqual({ ...no, matomo: true, hide: true, v: 1 });
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

for (const path of ['/sovas-och-opereras', '/narstaende/fasta', '/q/2658-ar', '/finns-inte']) {
  test(`[#261] on a phone nothing of ${path} that has the focus is under it`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 640 });
    await meetBanner(page, path);
    // The page makes room for the banner once it has been measured.
    await expect(page.locator('html')).toHaveAttribute('style', /--banner-height: [1-9]/);
    expect(await coveredAtFoot(page, 'main, footer', '[data-consent-banner]')).toEqual([]);
  });
}

test('an open overlay lies above it and makes it inert', async ({ page }) => {
  await meetBanner(page, '/tand');
  await page.locator('header [data-modal="mainMenu"]').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const at = await button(page, 'Godkänn alla').boundingBox();
  expect(
    await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest('dialog') !== null, [
      (at?.x ?? 0) + 9,
      (at?.y ?? 0) + 9,
    ] as const),
  ).toBe(true);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await button(page, 'Bara nödvändiga').click();
  await expect(banner(page)).toBeHidden();
});
