/**
 * Where the consent banner is not shown: over help, on private pages, over the warning signs. The next page shows it.
 */
import { expect, type Page, test } from './test.ts';
import { banner, storedConsent } from './consent.ts';
import { firstVisit } from './visitors.ts';

test.use({ storageState: firstVisit, viewport: { width: 360, height: 640 } });

const crisis = (page: Page) => page.locator('[data-search][data-helped="true"]');

/** Expects that no answer is stored, and that the next page asks. */
async function expectAskedNext(page: Page): Promise<void> {
  expect(await storedConsent(page)).toBeUndefined();
  await page.goto('/tand');
  await expect(banner(page)).toBeVisible();
}

for (const [name, path] of [
  ['a private page', '/psykisk-ohalsa/stress'],
  ['a private page in English', '/en/mental-health/stress'],
  ['a page for teenagers', '/for-dig-som-ar-lite-aldre'],
  ['the signs', '/sjukdomar-problem/nar-ar-det-brattom'],
  ['the signs in English', '/q/urgent-en'],
  ['the signs in Arabic', '/ar/urgent'],
  ['whom to ring', '/q/5001-sv'],
] as const)
  test(`[#170] not on ${name}`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('h1')).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
    await expectAskedNext(page);
  });

for (const path of ['/sok?q=jag+vill+d%C3%B6', '/en/search?q=i+want+to+die'])
  test(`[#170] [#276] not over an answer to a crisis that the server has written, ${path}`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(crisis(page)).toBeVisible();
    await expect(banner(page)).toBeHidden();
    await expect(crisis(page).locator('a[href^="tel:"]').first()).toBeInViewport({ ratio: 1 });
    await expectAskedNext(page);
  });

test('[#170] [#276] nor over one that comes while the question stands there, nor after it', async ({ page }) => {
  await page.goto('/sok');
  await expect(banner(page)).toBeVisible();
  const box = page.locator('main input[name="q"]');
  await box.fill('jag vill dö');
  await box.press('Enter');
  await expect(crisis(page)).toBeVisible();
  await expect(banner(page)).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.style.getPropertyValue('--banner-height'))).toBe('0px');
  // The reader goes on: a banner that was held back must not pop up under their thumb.
  await box.fill('narkos');
  await box.press('Enter');
  await expect(crisis(page)).toHaveCount(0);
  await expect(banner(page)).toBeHidden();
  await expectAskedNext(page);
});

test('[#170] [#276] nor from the start page’s box, nor on the page below afterwards', async ({ page }) => {
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  const box = page.locator('main input[name="q"]');
  await box.fill('jag vill dö');
  await box.press('Enter');
  await expect(crisis(page).locator('a[href^="tel:"]').first()).toBeInViewport({ ratio: 1 });
  await expect(banner(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(banner(page)).toBeHidden();
  await expectAskedNext(page);
});
