/** The plan card by keyboard and screen reader, and in English. */
import { expect, test } from './test.ts';
import { card, makePlan, path, wish } from './myPlan.ts';
import { button } from './pageParts.ts';

test('Tab stays in the card that is shown', async ({ page }) => {
  await makePlan(page);
  await button(page, 'Visa för personalen').click();
  const close = page.getByRole('button', { name: 'Stäng kortet' });
  await expect(close).toBeVisible();
  await close.focus();
  for (const key of ['Tab', 'Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    await expect(close).toBeFocused();
  }
});

test('a card without a wish holds no empty list', async ({ page }) => {
  await page.goto(path);
  await wish(page, 'Räkna till tre').check();
  await expect(card(page).getByRole('listitem')).toHaveCount(1);
  await wish(page, 'Räkna till tre').uncheck();
  await expect(card(page).getByRole('listitem')).toHaveCount(0);
  await expect(card(page).locator('ul')).toHaveCount(0);
});

test('in English the card stands in Swedish and English', async ({ page }) => {
  await page.goto('/en/play-and-learn/my-plan');
  await page.getByRole('checkbox', { name: 'Count to three' }).check();
  await page.getByRole('button', { name: 'Show to the staff' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('[lang="sv"]', { hasText: 'Räkna till tre' })).toBeVisible();
  await expect(dialog.locator('[lang="en"]', { hasText: 'Count to three' })).toBeVisible();
});
