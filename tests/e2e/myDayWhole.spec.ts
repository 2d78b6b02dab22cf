/** The whole day: its parts in another order, and the child's own figure. */
import { openDay, store } from './myDay.ts';
import { expect, test } from './test.ts';
import { button, status, stored } from './pageParts.ts';

test('parts are moved by keyboard, each move is said, and a reload keeps the order', async ({ page }) => {
  const names = page.locator('astro-island').getByRole('heading', { level: 2 });
  await openDay(page);
  await button(page, 'Hela min dag').click();
  await expect(names).toHaveText(['Stick och dropp', 'Röntgen']);
  await button(page, 'Flytta Röntgen tidigare').focus();
  await page.keyboard.press('Enter');
  await expect(names).toHaveText(['Röntgen', 'Stick och dropp']);
  await expect(status(page)).toHaveText('Röntgen är nu nummer 1 av 2.');
  await expect(button(page, 'Flytta Röntgen tidigare')).toBeFocused();
  await expect(button(page, 'Flytta Röntgen tidigare')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await expect(names).toHaveText(['Röntgen', 'Stick och dropp']);
  expect(await stored(page, 'day')).toMatchObject({ order: ['xray', 'drip'] });
  // The steps keep their order within a part, and the last one leads to the next part.
  await button(page, /Sedan är det klart/).click();
  await button(page, 'Nästa').click();
  await expect(page.getByRole('list', { name: 'Stick och dropp: steg 1 av 6' })).toBeVisible();
  await page.reload();
  await button(page, 'Hela min dag').click();
  await expect(names).toHaveText(['Röntgen', 'Stick och dropp']);
  await button(page, 'Flytta Röntgen senare').click();
  await expect(names).toHaveText(['Stick och dropp', 'Röntgen']);
});

test('the child’s own figure is in the day, once it has one', async ({ page }) => {
  await openDay(page);
  const bead = page.locator('[aria-current="step"]').locator('svg');
  await expect(bead).toHaveCount(0);
  await store(page, { aa_avatar: { version: 1, isSaved: true } });
  await page.reload();
  await expect(bead).toBeVisible();
  await button(page, 'Hela min dag').click();
  await expect(button(page, /Här är du/).locator('svg[viewBox^="-68"]')).toBeVisible();
  await expect(page.locator('div:has(> div > h1) > span > svg')).toBeVisible();
});
