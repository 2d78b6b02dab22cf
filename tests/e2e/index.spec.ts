/** The index answers a question from the search box in the browser itself. */
import { expect, test } from '@playwright/test';

test('[#70] a question from the start page leaves the pages that hold its words', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('searchbox').fill('Narkos');
  await page.getByRole('searchbox').press('Enter');
  const pages = page.locator('[data-index] li a');
  await expect(page.getByRole('link', { name: 'Så går narkosen till' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ansiktet', exact: true })).toBeHidden();
  const shown = await pages.filter({ visible: true }).count();
  expect(shown).toBeLessThan((await pages.count()) / 2);
  await expect(page.getByRole('status').locator('[data-count]')).toHaveText(String(shown));
});

test('[#70] marks and capitals make no difference, and every word must be there', async ({ page }) => {
  await page.goto('/sok?q=HJARTAT');
  const heart = page.locator('[data-index]').getByRole('link', { name: /Hjärta/ });
  await expect(heart.first()).toBeVisible();
  await page.getByRole('searchbox').fill('hjärtat xyz');
  await expect(heart.first()).toBeHidden();
  await expect(page.getByRole('status')).toContainText('Ingen sida har de orden.');
  await page.getByRole('searchbox').fill('');
  await expect(page.getByRole('status')).toBeHidden();
  await expect(heart.first()).toBeVisible();
});
