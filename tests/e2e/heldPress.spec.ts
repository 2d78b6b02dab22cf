/** A press that begins before an island is hydrated, and ends afterwards. */
import { expect, test } from './test.ts';
import { button as gameButton, games, statusOf } from './games.ts';
import { hold } from './hold.ts';
import { card, path, wish } from './myPlan.ts';
import { button } from './pageParts.ts';

test('a press counts whose button moves away as the island wakes under it', async ({ page }) => {
  const island = await hold(page, '**/_astro/Plan.island*');
  await page.goto(path);
  for (const name of ['Räkna till tre', 'Mitt gosedjur är med', 'Mamma håller min hand'])
    await wish(page, name).check();
  await button(page, 'Visa för personalen').hover();
  await page.mouse.down();
  const before = await button(page, 'Visa för personalen').boundingBox();
  await island.asked();
  island.release();
  await expect(card(page)).toContainText('Mamma håller min hand');
  const after = await button(page, 'Visa för personalen').boundingBox();
  expect(after?.y, 'the card has grown above the button').toBeGreaterThan((before?.y ?? 0) + (before?.height ?? 0));
  await page.mouse.up();
  await expect(page.getByRole('dialog', { name: 'Min plan' })).toContainText('Mamma håller min hand');
});

test('the first breath counts that begins before the game is hydrated', async ({ page }) => {
  const island = await hold(page, '**/_astro/BlowMask.island*');
  await page.goto(games.blowmask[0]);
  await gameButton(page, 'Håll ner och blås').hover();
  await page.mouse.down();
  await island.asked();
  island.release();
  await expect(statusOf(page)).toHaveText(/^Du blåser/);
  await page.mouse.up();
  await expect(statusOf(page)).toHaveText(/blåst 1 av 5/);
});

test('the first drag counts that begins before the game is hydrated', async ({ page }) => {
  const island = await hold(page, '**/_astro/Teddy.island*');
  await page.goto(games.teddyoperation[0]);
  await gameButton(page, 'Skärmen').hover();
  await page.mouse.down();
  await island.asked();
  island.release();
  await expect(page.locator('astro-island[ssr]:has([data-game])')).toHaveCount(0);
  await gameButton(page, 'Bredvid nallen').hover();
  await page.mouse.up();
  await expect(gameButton(page, 'Bredvid nallen: Skärmen')).toBeVisible();
});
