/** The section's menu, opened over a caregiver page. */
import { expect, type Page, test } from './test.ts';
import { dialog } from './pageParts.ts';

const opener = (page: Page) => page.locator('main [data-modal="caregiversMenu"]');

test.use({ viewport: { width: 390, height: 800 } });

for (const path of ['/narstaende/fasta', '/q/2658-ar']) {
  test(`[#91] ${path}: sections fold, the one with this page is open`, async ({ page }) => {
    await page.goto(path);
    await opener(page).click();
    const groups = dialog(page).locator('details');
    await expect(groups).toHaveCount(4);
    await expect(dialog(page).locator('details[open]')).toHaveCount(1);
    await expect(dialog(page).locator('details[open] [aria-current="page"]')).toBeVisible();
    await groups.last().locator('summary').click();
    await expect(dialog(page).locator('details[open]')).toHaveCount(2);
    const link = groups.last().getByRole('link').first();
    const target = (await link.getAttribute('href')) ?? '';
    expect(target).not.toBe(new URL(page.url()).pathname);
    await link.click();
    // Wait for the navigation: before it, there is no history entry to go back to.
    await expect(page).toHaveURL(target);
    await expect(dialog(page)).toHaveCount(0);
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
  });
}

test('[#91] the page that is read is a press that closes', async ({ page }) => {
  await page.goto('/narstaende/fasta');
  await opener(page).click();
  await dialog(page).locator('[aria-current="page"]').click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
});

test('[#91] the welcome page shows the whole outline itself', async ({ page }) => {
  await page.goto('/narstaende');
  await expect(page.locator('#menu details[open]')).toHaveCount(4);
  await expect(page.locator('#menu details li a:visible')).toHaveCount(20);
  await expect(page.locator('#menu nav > a')).toHaveAttribute('aria-current', 'page');
});
