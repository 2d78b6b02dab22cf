/** A press that begins before an island is hydrated, and ends afterwards. */
import { expect, test } from './test.ts';
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
