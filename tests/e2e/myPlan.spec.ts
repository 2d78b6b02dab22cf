/** The plan card: wishes chosen by pictures, shown to staff, printed on one sheet, in Swedish next to any language. */
import { expect, test } from './test.ts';
import { hold } from './hold.ts';
import { storageKey } from '../../src/shared/preferences.ts';
import { card, makePlan, path, second, sheet, wish, words } from './myPlan.ts';
import { messagesOf } from './paper.ts';
import { button, status, stored } from './pageParts.ts';

test('by mouse to the end: chosen, repeated on the card, shown on the whole screen, and back', async ({ page }) => {
  await makePlan(page);
  await expect(card(page).getByRole('listitem')).toHaveText([
    'Jag vill somna med mask',
    'Räkna till tre',
    'Mamma håller min hand',
  ]);
  await wish(page, 'Jag vill somna med infart').check();
  await expect(wish(page, 'Jag vill somna med mask')).not.toBeChecked();
  await button(page, 'Visa för personalen').click();
  const dialog = page.getByRole('dialog', { name: 'Min plan' });
  await expect(dialog).toContainText('Till dig som jobbar här');
  await expect(dialog).toContainText('Ibland går det inte. Då ska ni berätta varför.');
  await expect(dialog).toContainText('Säg inte ”nu sticker det”.');
  const box = await dialog.boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, width: 1280, height: 900 });
  expect(await dialog.evaluate((shown) => getComputedStyle(shown).backgroundColor)).toBe('rgb(255, 255, 255)');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button(page, 'Visa för personalen')).toBeFocused();
  await button(page, 'Visa för personalen').click();
  await page.getByRole('button', { name: 'Stäng kortet' }).click();
  await expect(button(page, 'Visa för personalen')).toBeFocused();
});

test('by keyboard alone to the end', async ({ page }) => {
  await page.goto(path);
  await second(page).focus();
  await page.keyboard.press('Tab');
  await expect(wish(page, 'Jag vill somna med mask')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(card(page).getByRole('listitem')).toHaveText(['Jag vill somna med mask']);
  await words(page).focus();
  await page.keyboard.type('Hej');
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(button(page, 'Visa för personalen')).toBeFocused({ timeout: 50 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Hej');
  await expect(page.getByRole('button', { name: 'Stäng kortet' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Visa för personalen')).toBeFocused();
});

test('a reload keeps it, one press takes it away, one brings it back', async ({ page }) => {
  await makePlan(page);
  await second(page).selectOption('ar');
  await expect.poll(() => stored(page, 'plan')).toMatchObject({ second: 'ar' });
  await page.reload();
  await expect(wish(page, 'Räkna till tre')).toBeChecked();
  await expect(words(page)).toHaveValue('Säg inte ”nu sticker det”.');
  await expect(second(page)).toHaveValue('ar');
  await button(page, 'Rensa min plan').click();
  await expect(status(page)).toHaveText('Nu är planen borta från den här enheten.');
  expect(await stored(page, 'plan')).toEqual({});
  await expect(words(page)).toHaveValue('');
  await button(page, 'Ångra').click();
  await expect(words(page)).toHaveValue('Säg inte ”nu sticker det”.');
  await expect(wish(page, 'Räkna till tre')).toBeChecked();
});

test('two tabs are in step', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto(path);
  await wish(other, 'Räkna till tre').hover();
  await makePlan(page);
  await expect(wish(other, 'Räkna till tre')).toBeChecked();
  await expect(words(other)).toHaveValue('Säg inte ”nu sticker det”.');
});

test('what was ticked, chosen and typed before the island woke counts', async ({ page }) => {
  await page.goto(path);
  await page.evaluate(() => {
    const box = document.querySelector<HTMLInputElement>('[value="plan_teddy"]');
    const text = document.querySelector<HTMLTextAreaElement>('[name="words"]');
    const select = document.querySelector<HTMLSelectElement>('[name="second"]');
    if (box) box.checked = true;
    if (text) text.value = 'Jag heter Noor.';
    if (select) select.value = 'so';
  });
  await wish(page, 'Räkna till tre').hover();
  await expect(card(page)).toContainText('Mitt gosedjur är med');
  await expect(card(page)).toContainText('Jag heter Noor.');
  await expect(second(page)).toHaveValue('so');
  expect(await stored(page, 'plan')).toMatchObject({ wished: ['plan_teddy'], words: 'Jag heter Noor.', second: 'so' });
});

test('what is ticked before the island is awake comes beside what was kept', async ({ page }) => {
  await makePlan(page);
  await expect(card(page)).toContainText('Säg inte');
  const island = await hold(page, '**/_astro/Plan.island*');
  await page.reload();
  await wish(page, 'Mitt gosedjur är med').check();
  await island.asked();
  island.release();
  for (const kept of ['Mitt gosedjur är med', 'Räkna till tre', 'Säg inte ”nu sticker det”.'])
    await expect(card(page)).toContainText(kept);
  expect(await stored(page, 'plan')).toMatchObject({
    wished: expect.arrayContaining(['plan_teddy', 'plan_three']) as unknown,
  });
});

test('a browser that does not store says so, and the card works all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await makePlan(page);
  await expect(status(page)).toHaveText(/Webbläsaren vill inte spara/);
  await expect(card(page)).toContainText('Räkna till tre');
});

test('nothing is sent: what is chosen and typed is in no request', async ({ page }) => {
  await page.goto(path);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
  await makePlan(page);
  await second(page).selectOption('fi');
  await expect(page.locator('fieldset [lang="fi"]').first()).toBeVisible();
  expect(sent.filter((one) => !one.startsWith('GET '))).toEqual([]);
  expect(sent.join('\n')).not.toMatch(/plan_three|sticker/);
});

test('a language that can’t be had is told, and the Swedish stands', async ({ page }) => {
  await page.route('**/data/plan/ti.json', (route) => route.abort());
  await makePlan(page);
  await second(page).selectOption('ti');
  await expect(status(page)).toHaveText(/Språket gick inte att hämta/);
  await expect(card(page)).toContainText('Räkna till tre');
});

test('Arabic stands beside the Swedish in its own direction', async ({ page }) => {
  await makePlan(page);
  await second(page).selectOption('ar');
  const arabic = messagesOf('ar');
  const tile = page.locator('label', { hasText: 'Räkna till tre' }).locator('[lang="ar"]');
  await expect(tile).toHaveText(arabic['plan_three'] ?? '');
  await expect(tile).toHaveCSS('direction', 'rtl');
  await button(page, 'Visa för personalen').click();
  await expect(page.getByRole('dialog').locator('[lang="ar"]', { hasText: arabic['plan_mask'] ?? '' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.emulateMedia({ media: 'print' });
  const row = sheet(page).getByRole('listitem').first();
  const [swedish, other, picture] = await Promise.all([
    row.locator('[lang="sv"]').boundingBox(),
    row.locator('[lang="ar"]').boundingBox(),
    row.locator('img').boundingBox(),
  ]);
  expect(swedish?.x).toBeLessThan(picture?.x ?? 0);
  expect(picture?.x).toBeLessThan(other?.x ?? 0);
});

test('the preview has both languages too, and the field says that own words are not translated', async ({ page }) => {
  const arabic = messagesOf('ar');
  await makePlan(page);
  await expect(words(page)).toHaveAccessibleDescription(/precis som du skriver dem\.$/);
  await second(page).selectOption('ar');
  await expect(card(page).locator('[lang="ar"]')).toHaveText(
    ['plan_mask', 'plan_three', 'plan_mum'].map((id) => arabic[id] ?? ''),
  );
  await expect(card(page).locator('[lang="sv"]')).toHaveCount(3);
  await expect(card(page).locator('[lang="ar"]').first()).toHaveCSS('direction', 'rtl');
  await expect(words(page)).toHaveAccessibleDescription(/De översätts inte\.$/);
  await second(page).selectOption('none');
  await expect(card(page).locator('[lang="ar"]')).toHaveCount(0);
});

test('where the needle goes and how: one place rules out the other, lying down rules out a lap', async ({ page }) => {
  await page.goto(path);
  await wish(page, 'Stick mig helst i handen').check();
  await wish(page, 'Jag vill ligga ner').check();
  await wish(page, 'Inte i handen som jag ritar med').check();
  await wish(page, 'Stick mig helst i armvecket').check();
  await expect(wish(page, 'Stick mig helst i handen')).not.toBeChecked();
  await wish(page, 'Jag vill sitta i knä').check();
  await expect(wish(page, 'Jag vill ligga ner')).not.toBeChecked();
  await expect(card(page).getByRole('listitem')).toHaveText([
    'Stick mig helst i armvecket',
    'Inte i handen som jag ritar med',
    'Jag vill sitta i knä',
  ]);
});

test('the child’s own figure is on the card', async ({ page }) => {
  await makePlan(page);
  const portrait = card(page).locator('h2 svg');
  const before = await portrait.innerHTML();
  await expect(card(page).getByRole('link', { name: 'Gör din egen figur till kortet' })).toBeVisible();
  // Wait for the island to hydrate: it then stores the plan, and would overwrite what is stored below.
  await expect(card(page)).toContainText('Säg inte ”nu sticker det”.');
  await page.evaluate((key) => {
    const all = JSON.parse(localStorage.getItem(key) ?? '{}');
    const figure = { ...all.aa_avatar, skin: 'black', head: 'plum', isSaved: true };
    localStorage.setItem(key, JSON.stringify({ ...all, aa_avatar: figure }));
  }, storageKey);
  await page.reload();
  await expect.poll(() => portrait.innerHTML()).not.toBe(before);
});
