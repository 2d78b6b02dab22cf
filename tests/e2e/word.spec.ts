/** Explained words: the explanation opens in place, and is out of the way afterwards. */
import { expect, test } from './test.ts';

const path = '/sjukdomar-problem/nar-ar-det-brattom';

test('a meaning closes when its reader goes on by Tab', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(path);
  const word = page.locator('main button[popovertarget^="word-"]').first();
  await word.press('Enter');
  const meaning = page.locator('[id^="word-"]:popover-open');
  await expect(meaning).toBeVisible();
  const close = meaning.getByRole('button', { name: 'Stäng' });
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  await expect(meaning).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(meaning).toBeHidden();
  await expect(page.locator(':focus')).toBeInViewport();
});

test('a meaning has a button that closes it, of a size for a finger', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(path);
  await page.locator('main button[popovertarget^="word-"]').first().click();
  const close = page.locator('[id^="word-"]:popover-open').getByRole('button', { name: 'Stäng' });
  const box = await close.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await close.click();
  await expect(close).toBeHidden();
});
