/** The expected tab order of the overlays. */
import { expect, type Page, test } from './test.ts';
import { dialog } from './pageParts.ts';

/** Returns the names of the tab stops, from the current focus once round. */
async function stops(page: Page, most = 12): Promise<string[]> {
  const names: string[] = [];
  for (let count = 0; count < most; count++) {
    const name = await page.evaluate(() => {
      const { activeElement: at } = document;
      return (at?.getAttribute('aria-label') ?? at?.textContent ?? '').trim().replace(/\s+/g, ' ');
    });
    if (names.includes(name)) break;
    names.push(name);
    await page.keyboard.press('Tab');
  }
  return names;
}

test('[#204] [#261] the order of the focus in the share modal', async ({ page }) => {
  await page.goto('/tand');
  await page.locator('footer [data-modal="share"]').click();
  await expect(dialog(page)).toBeVisible();
  expect((await stops(page)).map((name) => name.replace(/^Dela med /, ''))).toEqual([
    'Stäng',
    'Facebook',
    'X',
    'WhatsApp',
    'Telegram',
    'Sms',
    'E-post',
    'Kopiera länken',
    'Ladda ner QR-koden: PNG',
    'Ladda ner QR-koden: JPG',
    'Ladda ner QR-koden: WEBP',
  ]);
});

test('[#204] [#261] the order of the focus in the menu', async ({ page }) => {
  await page.goto('/tand');
  await page.locator('header [data-modal="mainMenu"]').click();
  await expect(dialog(page)).toBeVisible();
  const names = await stops(page, 80);
  expect(names.slice(0, 5)).toEqual([
    'Stäng',
    'Inställningar',
    'Sjukdomar och problem',
    'Sidor under Sjukdomar och problem',
    'Psykisk ohälsa',
  ]);
  expect(names.slice(-2)).toEqual(['Hem', 'För närstående']);
});

test('[#204] [#261] the order of the focus in search: box, tools, filters, hits, more hits', async ({ page }) => {
  await page.goto('/tand');
  await page.locator('header [data-modal="search"]').click();
  await expect(dialog(page).getByRole('combobox')).toBeFocused();
  await dialog(page).getByRole('combobox').fill('barn');
  await page.keyboard.press('Enter');
  await expect(dialog(page).locator('[data-object]')).toHaveCount(20);
  // Whether there are films among the hits decides whether their filter can be focused.
  const names = (await stops(page, 60)).map((name) => name.replace(/ \d+$/, '')).filter((name) => name !== 'Filmer');
  expect(names.slice(0, 5)).toEqual(['Sök på Tryggve', 'Rensa', 'Sök', 'Sidor', 'Frågor och svar']);
  expect(names.slice(-3, -1)).toContain('Sida');
  expect(names.at(-1)).toBe('Stäng');
});

test('[#204] [#261] the order of the focus in the settings', async ({ page }) => {
  await page.goto('/tand');
  await page.locator('header [data-modal="mainMenu"]').click();
  await dialog(page).locator('[data-settings-open]').click();
  await expect(dialog(page).locator('[data-settings-close]')).toBeFocused();
  const controls = await dialog(page)
    .locator('[data-settings-panel]')
    .locator('button, input, a')
    .evaluateAll((all) => all.map((control) => control.getAttribute('name') ?? control.tagName.toLowerCase()));
  expect(controls).toEqual([
    'button',
    'reducedMotionEnabled',
    'audioDescriptionEnabled',
    'easyRead',
    'discreet',
    'textSize',
    'textSize',
    'textSize',
    'theme',
    'theme',
    'theme',
    'a',
  ]);
});

test('[#204] [#261] the order of the focus in the filter of the questions, and in the section’s menu', async ({
  page,
}) => {
  await page.goto('/fragor-och-svar');
  await page.locator('main [data-modal="faqCategoryFilter"]').click();
  await expect(dialog(page)).toBeVisible();
  const tags = await dialog(page).locator('[aria-pressed]:not([aria-disabled])').allTextContents();
  expect(await stops(page, 40)).toEqual(['Stäng', ...tags.map((tag) => tag.trim())]);
  await page.goto('/narstaende/fasta');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.locator('main [data-modal="caregiversMenu"]').click();
  await expect(dialog(page)).toBeVisible();
  expect((await stops(page, 4)).slice(0, 4)).toEqual([
    'Stäng',
    'Välkommen till Tryggve',
    'Information och förberedelse',
    'Narkos och operation',
  ]);
});
