/** The plan card on paper in every language, on a phone, in every look, and without scripts. */
import { expect, test } from './test.ts';
import { languageCodes } from '../../src/i18n/languages.ts';
import { storageKey } from '../../src/shared/preferences.ts';
import { makePlan, path, second, sheet, wish } from './myPlan.ts';
import { sheetCount, textsBelow } from './paper.ts';
import { findViolationsInAllLooks } from './violations.ts';
import { button } from './pageParts.ts';

for (const code of languageCodes) {
  test(`one sheet of paper, nothing else on it, letters that can be read: ${code}`, async ({ page }) => {
    const all = ['plan_mask', 'plan_numb', 'plan_three', 'plan_lookaway', 'plan_tell', 'plan_pause', 'plan_bubbles'];
    const more = ['plan_mum', 'plan_dad', 'plan_lap', 'plan_teddy', 'plan_music', 'plan_scared', 'plan_talk'];
    const where = ['plan_crook', 'plan_drawing'];
    const wished = [...all, ...where, ...more, 'plan_honest', 'plan_slow'];
    const plan = { version: 1, wished, words: 'Väl läst! '.repeat(30), second: code === 'sv' ? 'none' : code };
    await page.goto(path);
    for (const one of [plan, { ...plan, wished: [], words: '' }]) {
      await page.evaluate(
        ({ key, value }) => {
          const before = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
          localStorage.setItem(key, JSON.stringify({ ...before, plan: value }));
        },
        { key: storageKey, value: one },
      );
      await page.reload();
      await expect(sheet(page)).toHaveAttribute('data-languages', code === 'sv' ? '1' : '2');
      await expect(sheet(page).getByRole('listitem', { includeHidden: true })).toHaveCount(one.wished.length || 23);
      await page.setViewportSize({ width: 688, height: 1030 });
      expect(await sheetCount(page)).toBe(1);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('contentinfo')).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
      // Fonts that only print uses are loaded once print is shown, and may take another amount of room.
      await page.evaluate(() => document.fonts.ready);
      expect(await textsBelow(sheet(page), 10)).toEqual([]);
      const cut = await sheet(page).evaluate((paper) => {
        const edge = paper.getBoundingClientRect();
        const rows = [...paper.querySelectorAll('li')];
        return [
          ...[...paper.querySelectorAll('p, li')].filter((one) => one.getBoundingClientRect().bottom > edge.bottom + 1),
          ...rows.filter((row) => row.scrollHeight > row.clientHeight + 2 || row.scrollWidth > row.clientWidth + 1),
          ...[...paper.querySelectorAll('div')].filter((one) => one.scrollHeight > one.clientHeight + 2),
        ].map((one) => one.textContent);
      });
      expect(cut).toEqual([]);
      await page.emulateMedia({ media: null });
    }
  });
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('by touch: tiles are large, the bar is in sight, the card fills the screen', async ({ page }) => {
    await page.goto(path);
    await wish(page, 'Räkna till tre').tap();
    await expect(wish(page, 'Räkna till tre')).toBeChecked();
    await expect(button(page, 'Visa för personalen')).toBeInViewport({ ratio: 1 });
    await button(page, 'Visa för personalen').tap();
    await expect(page.getByRole('dialog')).toBeInViewport();
    expect(await page.getByRole('dialog').evaluate((shown) => shown.scrollWidth)).toBe(360);
    await page.getByRole('button', { name: 'Stäng kortet' }).tap();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

test.describe('in every look', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('axe finds nothing before, with a card in two languages, in the dialog, or after clearing', async ({ page }) => {
    await page.goto(path);
    await wish(page, 'Räkna till tre').hover();
    expect(await findViolationsInAllLooks(page)).toEqual([]);
    await makePlan(page);
    await second(page).selectOption('ar');
    await expect(page.locator('fieldset [lang="ar"]').first()).toBeVisible();
    expect(await findViolationsInAllLooks(page)).toEqual([]);
    await button(page, 'Visa för personalen').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await findViolationsInAllLooks(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await button(page, 'Rensa min plan').click();
    await expect(button(page, 'Ångra')).toBeVisible();
    expect(await findViolationsInAllLooks(page)).toEqual([]);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there is a blank card with boxes, which prints on one sheet', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(/JavaScript är avstängt här/)).toBeVisible();
    await expect(sheet(page)).toBeVisible();
    await expect(sheet(page).getByRole('listitem')).toHaveCount(23);
    await expect(page.getByRole('checkbox', { name: 'Räkna till tre' })).toBeHidden();
    expect(await sheetCount(page)).toBe(1);
  });
});
