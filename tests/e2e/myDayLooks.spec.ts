/** My day on a phone, in every look, and without scripts. */
import { expect, test } from './test.ts';
import { heading, openDay, part, path } from './myDay.ts';
import { sheetCount, textsBelow } from './paper.ts';
import { findViolationsInAllLooks } from './violations.ts';
import { allOf, button } from './pageParts.ts';

test.describe('by touch, on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('what is pressed is large enough, in sight, and nothing is wider than the phone', async ({ page }) => {
    await page.goto(path);
    await part(page, 'Magnetkamera').tap();
    await expect(part(page, 'Magnetkamera')).toBeChecked();
    await button(page, 'Gör min dag').tap();
    await expect(heading(page)).toHaveText('Bort med all metall');
    await expect(heading(page)).toBeInViewport();
    await expect(button(page, 'Nästa')).toBeInViewport({ ratio: 1 });
    for (const one of await allOf(page.getByRole('main').getByRole('button'))) {
      const box = await one.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await button(page, 'Nästa').tap();
    await expect(heading(page)).toHaveText('Kanske en infart');
  });
});

test.describe('in every look', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('axe finds nothing while choosing, in a step, in the whole day, or after clearing', async ({ page }) => {
    await openDay(page);
    await page.getByRole('checkbox').check();
    expect(await findViolationsInAllLooks(page)).toEqual([]);
    await button(page, 'Hela min dag').click();
    await expect(heading(page)).toHaveText('Hela min dag');
    await button(page, 'Flytta Röntgen tidigare').click();
    await expect(page.getByRole('status')).toHaveText(/nummer 1 av 2/);
    expect(await findViolationsInAllLooks(page)).toEqual([]);
    await button(page, 'Ändra dagen').click();
    await expect(part(page, 'Röntgen')).toBeChecked();
    expect(await findViolationsInAllLooks(page)).toEqual([]);
    await button(page, 'Rensa min dag').click();
    await expect(button(page, 'Ångra')).toBeVisible();
    expect(await findViolationsInAllLooks(page)).toEqual([]);
  });
});

test('on paper the day has its steps, a box for each, and nothing of the screen', async ({ page }) => {
  await openDay(page);
  await page.getByRole('checkbox').check();
  await button(page, 'Hela min dag').click();
  await expect(heading(page)).toHaveText('Hela min dag');
  const sheet = page.locator('[data-day-sheet]');
  await expect(sheet).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(sheet.getByRole('heading')).toHaveText(['Stick och dropp', 'Röntgen']);
  await expect(sheet.getByRole('listitem')).toHaveCount(12);
  await expect(sheet.getByRole('listitem').first()).toContainText(/1.*Huden bedövas.*\p{L}{3}/su);
  await expect(sheet.getByText('Min dag', { exact: true })).toBeVisible();
  for (const text of [/är kvar/, 'Här är du', 'Till: Huden bedövas']) await expect(page.getByText(text)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  expect(await textsBelow(sheet, 10)).toEqual([]);
  await page.emulateMedia({ media: null });
  expect(await sheetCount(page)).toBe(2);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all steps of all parts stand as a list', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(/JavaScript, och det är avstängt/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Röntgen' })).toBeVisible();
    const lists = page.getByRole('main').locator('section > ol');
    await expect(lists).toHaveCount(23);
    await expect(lists.nth(1)).toContainText('Huden bedövas');
    await expect(lists.nth(1)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Gör min dag' })).toBeHidden();
  });
});
