/** The language popup, on caregiver pages and on the rest of the site, and the offer of a language. */
import { expect, haveAnswered, type Page, test } from './test.ts';
import { stagingUrl } from './addresses.ts';
import { allOf, stored } from './pageParts.ts';

const button = (page: Page, place = 'header') => page.locator(`${place} [data-popup="languages"]`);
const popup = (page: Page) => page.locator('[data-languages]:popover-open');

async function open(page: Page, path: string, place = 'header') {
  await page.goto(path);
  await button(page, place).click();
  await expect(popup(page)).toBeVisible();
}

for (const [path, name] of [
  ['/narstaende/fasta', 'Svenska'],
  ['/q/2658-ar', 'العربية'],
] as const) {
  test(`[#153] [#155] the button of ${path} opens, closes, gives back the focus`, async ({ page }) => {
    await open(page, path);
    await expect(button(page)).toHaveAccessibleName(new RegExp(`^Välj språk / Select Language: (اللغة: )?${name}$`));
    await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(popup(page)).toHaveAttribute('role', 'dialog');
    await expect(popup(page).getByRole('link', { name })).toBeFocused();
    await expect(popup(page).getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    for (const link of await allOf(popup(page).locator('li'))) await expect(link.locator('a > svg')).toBeVisible();
    await button(page).click();
    await expect(popup(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
    await button(page).click();
    await expect(popup(page)).toBeVisible();
    await page.mouse.click(640, 850);
    await expect(popup(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(popup(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  });
}

test('Tab past its end closes it and goes on', async ({ page }) => {
  await open(page, '/tand');
  await popup(page).getByRole('link', { name: 'English' }).focus();
  await page.keyboard.press('Tab');
  await expect(popup(page)).toHaveCount(0);
  await expect(page.locator('header').getByRole('button', { name: 'Visa QR-kod' })).toBeFocused();
});

test('[#154] opens below its button in the header, above it in the footer', async ({ page }) => {
  await open(page, '/narstaende/fasta');
  let [box, list] = [await button(page).boundingBox(), await popup(page).boundingBox()];
  expect(list?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
  await page.keyboard.press('Escape');
  await button(page, 'footer').click();
  await expect(popup(page)).toBeVisible();
  [box, list] = [await button(page, 'footer').boundingBox(), await popup(page).boundingBox()];
  expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
});

test('[#161] is half the window high at most, 180 px wide at least, and scrolls', async ({ page }) => {
  for (const [path, width] of [
    ['/narstaende/fasta', 360],
    ['/q/2658-ar', 360],
    ['/tand', 1280],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await open(page, path);
    const box = await popup(page).boundingBox();
    expect(box?.height).toBeLessThanOrEqual(350);
    expect(box?.width).toBeGreaterThanOrEqual(180);
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  }
  await open(page, '/narstaende/fasta');
  expect(await popup(page).evaluate((list) => list.scrollHeight > list.clientHeight)).toBe(true);
});

for (const [width, isShown] of [
  [373, false],
  [374, true],
] as const) {
  test(`[#162] the name beside the sign is ${isShown ? 'seen' : 'only read aloud'} at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/narstaende/fasta');
    const box = await button(page).getByText('Svenska').boundingBox();
    expect((box?.width ?? 0) > 1).toBe(isShown);
    await expect(button(page)).toHaveAccessibleName(/Svenska/);
  });
}

test('[#164] [#156] elsewhere it holds Swedish and English, and leads to the same page', async ({ page }) => {
  await open(page, '/tand');
  await expect(popup(page).getByRole('link')).toHaveText(['Svenska', 'English']);
  await popup(page).getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/dental$/);
  expect(await stored(page, 'selectedLanguage')).toBe('en');
  // A page that exists only in Swedish leads to the home page of the other language.
  await open(page, '/mitt-sjukhus');
  await popup(page).getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en$/);
});

test('[#157] keeps the choice and goes to the same page in the chosen language', async ({ page }) => {
  await open(page, '/narstaende/fasta');
  await popup(page).getByRole('link', { name: 'Suomi' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi');
  expect(await stored(page, 'selectedLanguage')).toBe('fi');
  await expect(page.locator('[data-short-address]')).toContainText('/q/2658-fi');
});

test('[#155] choosing the language that is read closes it', async ({ page }) => {
  await open(page, '/narstaende/fasta');
  await popup(page).getByRole('link', { name: 'Svenska' }).click();
  await expect(page).toHaveURL(/\/narstaende\/fasta$/);
  await expect(popup(page)).toHaveCount(0);
});

test('[#158] [#159] an address outside the registry is matched by its last part, else leads to the first page', async ({
  page,
  request,
}) => {
  const menu = (await (await request.get('/data/caregivers/ar.json')).json()) as {
    items: { id: number; path: string }[];
  }[];
  const fasting = menu.flatMap(({ items }) => items).find(({ id }) => id === 2658)?.path ?? '';
  await open(page, fasting.replace('/ar/', '/ar/gammal/'));
  await popup(page).getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/caregivers\/nil-by-mouth$/);
  await open(page, '/ar/nowhere');
  await popup(page).getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/caregivers\/welcome-tryggve$/);
});

test('typing narrows the list by native, Swedish and English name, and by code', async ({ page }) => {
  await open(page, '/narstaende/fasta');
  for (const [typed, code] of [
    ['pers', 'fa-IR'],
    ['دری', 'fa-AF'],
    ['türk', 'tr'],
    ['turk', 'tr'],
    ['somali', 'so'],
    ['ckb', 'ckb'],
    ['Finnish', 'fi'],
  ] as const) {
    await popup(page).getByRole('searchbox').fill(typed);
    await expect(popup(page).locator('li:visible')).toHaveCount(1);
    await expect(popup(page).locator('li:visible')).toHaveAttribute('data-code', code);
  }
  await popup(page).getByRole('searchbox').fill('zzz');
  await expect(popup(page).getByRole('status')).toHaveText(
    'Det språket hittar vi inte här. Säg till sjukhuset i god tid att ni behöver tolk.',
  );
  await popup(page).getByRole('searchbox').fill('');
  await popup(page).getByRole('link', { name: 'Svenska' }).focus();
  await page.keyboard.type('ti');
  await expect(popup(page).getByRole('searchbox')).toHaveValue('ti');
});

test('by touch, and twice in a row', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 800 } });
  await haveAnswered(context);
  const page = await context.newPage();
  await page.goto(`${stagingUrl}/q/2658-ar`);
  await button(page).tap();
  await expect(popup(page)).toBeVisible();
  await button(page).tap();
  await expect(popup(page)).toHaveCount(0);
  await context.close();
});

test('a list that can not be had leads to the page of languages', async ({ page }) => {
  await page.goto('/narstaende/fasta');
  await page.route('**/sprak', (route) =>
    route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
  );
  await button(page).click();
  await expect(page).toHaveURL(/\/sprak\?page=2658$/);
});

test.describe('the offer', () => {
  for (const [locale, path, words, target] of [
    ['ti-ER', '/narstaende', /ትግርኛ/, 'ti'],
    ['fa-AF', '/en/caregivers', /دری/, 'fa-AF'],
    ['en-GB', '/', /Read this page in English/, 'en'],
  ] as const) {
    test(`in the browser’s ${locale} at ${path}`, async ({ browser }) => {
      const context = await browser.newContext({ locale });
      await haveAnswered(context);
      const page = await context.newPage();
      await page.goto(stagingUrl + path);
      const offer = page.locator('[data-language-offer] a');
      await expect(offer).toHaveText(words);
      await expect(offer).toHaveAttribute('lang', target);
      expect(new URL(page.url()).pathname).not.toMatch(/\/ti|\/fa-AF/);
      await offer.click();
      await expect(page.locator('html')).toHaveAttribute('lang', target);
      // The language of the page is not offered.
      await expect(page.locator('[data-language-offer]')).toBeHidden();
      await context.close();
    });
  }

  test('a stored choice counts before the browser’s, and pages further in offer nothing', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => localStorage.setItem('tryggve', JSON.stringify({ version: 1, selectedLanguage: 'fi' })));
    await page.goto('/narstaende');
    await expect(page.locator('[data-language-offer] a')).toHaveAttribute('lang', 'fi');
    await page.goto('/narstaende/fasta');
    await expect(page.locator('[data-language-offer]')).toHaveCount(0);
  });
});
