/** The plan card by keyboard and screen reader. */
import { expect, test } from './test.ts';
import { button, card, makePlan, path, wish } from './myPlan.ts';

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
