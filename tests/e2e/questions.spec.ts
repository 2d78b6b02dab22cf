/** Questions to take along: ticked and written, stored on the device, copied, printed, removed; and without scripts. */
import { expect, type Page, test } from './test.ts';
import { sheetCount, textsBelow } from './paper.ts';
import { findViolationsInAllLooks } from './violations.ts';
import { allOf, status, stored } from './pageParts.ts';

const path = '/for-dig-som-ar-lite-aldre/fragor-att-ta-med';
const english = '/en/for-you-who-are-a-bit-older/questions-to-take-along';

const box = (page: Page, name: string) => page.getByRole('checkbox', { name });
const field = (page: Page) => page.getByRole('textbox', { name: 'Egna frågor' });
const list = (page: Page) => page.getByRole('region', { name: 'Din lista' });
const lines = (page: Page) => list(page).getByRole('listitem');
const button = (page: Page, name: string) => list(page).getByRole('button', { name });

test('what is ticked and written is kept on the device, comes back, and goes by one press', async ({ page }) => {
  await page.goto(path);
  await expect(page.getByRole('checkbox')).toHaveCount(32);
  await box(page, 'Vem kan läsa min journal?').check();
  await field(page).fill('Får min syster följa med?\nNär får jag äta?');
  const all = ['Får min syster följa med?', 'När får jag äta?', 'Vem kan läsa min journal?'];
  await expect(lines(page)).toHaveText(all);
  expect(await stored(page, 'questions')).toEqual(all);
  await page.reload();
  // No press is needed: a reader who has a list has already used it.
  await expect(lines(page)).toHaveText(all);
  await expect(box(page, 'Vem kan läsa min journal?')).toBeChecked();
  await expect(field(page)).toHaveValue('Får min syster följa med?\nNär får jag äta?');
  await button(page, 'Ta bort listan').click();
  await expect(status(page)).toHaveText('Listan är borttagen.');
  await expect(list(page)).toHaveCount(0);
  expect(await stored(page, 'questions')).toEqual([]);
  await page.reload();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(field(page)).toHaveValue('');
});

test('loads nothing of the island before the reader reaches for it; what was typed until then stays', async ({
  page,
}) => {
  await page.goto(path, { waitUntil: 'networkidle' });
  const island = page.locator('astro-island');
  const file = (await island.getAttribute('component-url')) ?? '';
  const loaded = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  expect(await loaded()).not.toContain(file);
  const slow = Promise.withResolvers<undefined>();
  await page.route(`**${file}`, async (route) => {
    await slow.promise;
    await route.continue();
  });
  await field(page).pressSequentially('Skrivet före');
  await box(page, 'Stannar det här mellan oss?').check();
  await expect(island).toHaveAttribute('ssr', '');
  slow.resolve(undefined);
  await expect(lines(page)).toHaveText(['Skrivet före', 'Stannar det här mellan oss?']);
  await field(page).press('End');
  await field(page).pressSequentially(' och efter');
  await expect(field(page)).toHaveValue('Skrivet före och efter');
  await expect(lines(page).first()).toHaveText('Skrivet före och efter');
});

test('by keyboard alone, and copied as text', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(path);
  await box(page, 'Kan vi prata själva en stund?').focus();
  await page.keyboard.press('Space');
  await expect(lines(page)).toHaveText(['Kan vi prata själva en stund?']);
  await field(page).focus();
  await page.keyboard.type('Min egen?');
  await page.keyboard.press('Tab');
  await expect(button(page, 'Skriv ut')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText('Listan är kopierad.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    '– Min egen?\n– Kan vi prata själva en stund?',
  );
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Kryssa för det du vill fråga' })).toBeFocused();
});

test('another tab and another language have the same list', async ({ page, context }) => {
  await page.goto(path);
  await box(page, 'När kan jag träna?').check();
  await expect(lines(page)).toHaveText(['När kan jag träna?']);
  const other = await context.newPage();
  await other.goto(english);
  await expect(other.getByRole('region', { name: 'Your list' }).getByRole('listitem')).toHaveText([
    'När kan jag träna?',
  ]);
  await other.getByRole('checkbox', { name: 'When can I do sports?' }).check();
  await expect(lines(page)).toHaveText(['När kan jag träna?', 'When can I do sports?']);
  await other.getByRole('button', { name: 'Remove the list' }).click();
  await expect(list(page)).toHaveCount(0);
  await expect(box(page, 'När kan jag träna?')).not.toBeChecked();
});

test('without a list of one’s own all questions are one sheet, to be ticked with a pen', async ({ page }) => {
  await page.goto(path);
  await page.setViewportSize({ width: 688, height: 1030 });
  expect(await sheetCount(page)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(box(page, 'Vem kan läsa min journal?')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Så använder du listan' })).toBeHidden();
  await expect(page.locator('[data-print-footer]')).toBeVisible();
});

test('a long list is one sheet of A4, of the list alone, in letters that can be read', async ({ page }) => {
  await page.goto(path);
  for (const one of await allOf(page.getByRole('checkbox'))) await one.check();
  await field(page).fill(Array.from({ length: 6 }, (_, index) => `Min egen fråga ${index}?`).join('\n'));
  await expect(lines(page)).toHaveCount(38);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('checkbox').first()).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Vem kan se den?' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Din lista' })).toBeVisible();
  expect(await textsBelow(page.locator('main'), 10)).toEqual([]);
  expect(await sheetCount(page)).toBe(1);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('[#262] a question is ticked by a touch on its words, and nothing is too small', async ({ page }) => {
    await page.goto(path);
    await page.getByText('Behöver ni raka mig någonstans?').first().tap();
    await expect(lines(page)).toHaveText(['Behöver ni raka mig någonstans?']);
    for (const label of await allOf(page.locator('main label:has(input)')))
      expect((await label.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('is a list with boxes that can be ticked and printed', async ({ page }) => {
    await page.goto(english);
    await expect(page.locator('main > div > noscript').first()).toBeVisible();
    const sports = page.getByRole('checkbox', { name: 'When can I do sports?' });
    await sports.check();
    await page.emulateMedia({ media: 'print' });
    await expect(sports).toBeVisible();
    await expect(page.getByRole('checkbox')).toHaveCount(32);
    expect(await sheetCount(page)).toBe(1);
  });
});

test('is reached from the pages for the older, and found by search', async ({ page }) => {
  await page.goto('/for-dig-som-ar-lite-aldre');
  await page.getByRole('main').getByRole('link', { name: 'Frågor att ta med' }).first().click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await page.goto('/sok?q=fr%C3%A5gor+till+l%C3%A4karen');
  await expect(page.getByRole('main').getByRole('link', { name: 'Frågor att ta med' }).first()).toBeVisible();
});

test('[#260] has no fault that axe finds, with a list, in any look', async ({ page }) => {
  await page.goto(path);
  expect(await findViolationsInAllLooks(page)).toEqual([]);
  await box(page, 'När kan jag träna?').check();
  await field(page).fill('Min egen?');
  await expect(lines(page)).toHaveCount(2);
  expect(await findViolationsInAllLooks(page)).toEqual([]);
});
