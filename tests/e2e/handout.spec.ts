/** Handout sheets, the poster, the QR code on a page, and the text as a file. */
import { expect, test } from './test.ts';
import { sheetCount } from './paper.ts';
import { decode } from './qr.ts';
import { allOf, sheets, status } from './pageParts.ts';

const maker = '/informationsmaterial';
const ready = /^(Klart\. Antal blad|Ready\. Number of sheets): \d+$/;

test('two languages on a sheet in a few presses, nothing stored, nothing sent elsewhere', async ({ page, context }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.goto(maker);
  const stored = () => page.evaluate(() => JSON.stringify(localStorage));
  const before = await stored();
  await page.getByRole('checkbox', { name: 'Fasta före narkos' }).check();
  await page.getByLabel('Andra språket').selectOption({ label: 'arabiska – العربية' });
  await page.getByRole('button', { name: 'Visa bladen' }).click();
  await expect(status(page)).toHaveText(ready);
  const sheet = sheets(page).first();
  await expect(sheet.getByRole('heading', { name: 'Fasta före narkos' })).toBeVisible();
  await expect(sheet.locator('[lang="ar"]').first()).toHaveAttribute('dir', 'rtl');
  await expect(sheet).toContainText('Ingen som arbetar i vården har granskat texten än.');
  await expect(sheet.locator('bdi').last()).toContainText('/q/2658-ar');
  await expect(page.getByRole('button', { name: 'Skriv ut eller spara som pdf' })).toBeVisible();
  expect(hosts.size).toBe(1);
  expect(await context.cookies()).toEqual([]);
  expect(await stored()).toBe(before);
  await expect(page).toHaveURL(/pages=2658&languages=sv%2Car$/);
});

test('no sheet of an earlier choice is left to be printed', async ({ page }) => {
  await page.goto(`${maker}?pages=2658&languages=sv,ar`);
  await expect(status(page)).toHaveText(ready);
  await page.getByLabel('Andra språket').selectOption('ti');
  await expect(sheets(page).locator('[lang="ti"] h3').first()).toBeVisible();
  await expect(sheets(page).locator('[lang="ar"]')).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Fasta före narkos' }).uncheck();
  await expect(status(page)).toHaveText('Kryssa i minst en sida först.');
  await expect(sheets(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Skriv ut eller spara som pdf' })).toBeHidden();
});

test('loads nothing of the island before the reader reaches for it; what was ticked and pressed until then counts', async ({
  page,
}) => {
  await page.goto(maker, { waitUntil: 'networkidle' });
  const island = page.locator('astro-island');
  const files = await island.evaluate((element) =>
    ['component-url', 'renderer-url'].map((name) => element.getAttribute(name)),
  );
  const loaded = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  for (const file of files) expect(await loaded()).not.toContain(file);
  const slow = Promise.withResolvers<undefined>();
  await page.route(`**${files[0]}`, async (route) => {
    await slow.promise;
    await route.continue();
  });
  await page.getByRole('checkbox', { name: 'Fasta före narkos' }).check();
  await page.getByLabel('Andra språket').selectOption('ar');
  await page.getByRole('button', { name: 'Visa bladen' }).click();
  await expect(island).toHaveAttribute('ssr', '');
  slow.resolve(undefined);
  await expect(status(page)).toHaveText(ready);
  await expect(sheets(page).locator('[lang="ar"] h3').first()).toHaveText('الصيام قبل التخدير');
  await expect(page.getByRole('button', { name: 'Skriv ut eller spara som pdf' })).toBeFocused();
  for (const file of files) expect(await loaded()).toContain(file);
});

test('a page for parents leads staff to its sheet in two languages, which says that a machine translated it', async ({
  page,
}) => {
  await page.goto('/q/2658-ti');
  await page.getByRole('link', { name: 'För personalen: ett blad på två språk' }).click();
  await expect(status(page)).toHaveText(ready);
  await expect(
    sheets(page)
      .first()
      .getByText(/^På bladet finns text som en maskin har översatt\./),
  ).toBeVisible();
  await expect(sheets(page).locator('[lang="ti"] h3').first()).toBeVisible();
});

test('a sheet in Swedish alone says nothing of translations', async ({ page }) => {
  await page.goto(`${maker}?pages=2658&languages=sv`);
  await expect(status(page)).toHaveText(ready);
  await expect(
    sheets(page)
      .first()
      .getByText(/^På bladet finns text som en maskin har översatt\./),
  ).toHaveCount(0);
});

test('the choice is in the address, so that it can be kept', async ({ page }) => {
  await page.goto(`${maker}?pages=2658,2472&languages=fi,sv`);
  await expect(status(page)).toHaveText(ready);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await page.goto(`/en/information-material?pages=2658&languages=tr`);
  await expect(status(page)).toHaveText(ready);
  await expect(sheets(page).locator('[lang="tr"] h3').first()).toBeVisible();
});

test('an address that is wrong chooses nothing', async ({ page }) => {
  await page.goto(`${maker}?pages=nonsense&languages=xx,%00`);
  await expect(status(page)).toBeEmpty();
  await page.getByRole('button', { name: 'Visa bladen' }).click();
  await expect(status(page)).toHaveText('Kryssa i minst en sida först.');
});

test.describe('on paper', () => {
  test.use({ deviceScaleFactor: 3 });

  test('the codes of a sheet and of a page lead back', async ({ page, request }) => {
    await page.goto(`${maker}?pages=2379&languages=so,sv`);
    await expect(status(page)).toHaveText(ready);
    await page.emulateMedia({ media: 'print' });
    for (const [index, code] of ['so', 'sv'].entries()) {
      const picture = sheets(page).locator('img').nth(index);
      // The sheet is ready before its pictures are decoded.
      await picture.evaluate((image: HTMLImageElement) => image.decode());
      const said = new URL(await decode(await picture.screenshot()));
      expect(said.pathname).toBe(`/q/2379-${code}`);
      expect((await request.get(said.pathname, { maxRedirects: 0 })).status()).toBe(302);
    }
    await page.goto('/q/2379-so');
    expect(new URL(await decode(await page.locator('[data-print-footer] img').screenshot())).pathname).toBe(
      '/q/2379-so',
    );
  });

  test('the poster is one sheet with a code for every language, each right', async ({ page, request }) => {
    await page.goto('/informationsmaterial/affisch');
    expect(await sheetCount(page)).toBe(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('h1')).toBeHidden();
    const codes = page.locator('[data-poster] li');
    const caregivers = await page.request.get('/sprak');
    const count = [...(await caregivers.text()).matchAll(/data-code="/g)].length - 2;
    await expect(codes).toHaveCount(count);
    for (const code of await allOf(codes)) {
      const said = new URL(await decode(await code.locator('img').screenshot()));
      expect(said.pathname).toBe(`/q/4486-${await code.getAttribute('lang')}`);
      expect((await request.get(said.pathname, { maxRedirects: 0 })).status()).toBe(302);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the poster, the code beside a page and the ways to the pages are there, the sheet maker is not', async ({
    page,
  }) => {
    await page.goto(maker);
    await expect(page.getByRole('heading', { name: 'Gör blad att lämna ut' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Visa bladen' })).toBeHidden();
    // The page says what to do instead, with links to the pages.
    const instead = page.locator('main noscript');
    await expect(instead.locator('p')).toContainText('Öppna i stället sidan på familjens språk och skriv ut den.');
    await expect(instead.locator('p')).toBeVisible();
    await instead.getByRole('link', { name: 'Fasta före narkos' }).click();
    await expect(page).toHaveURL('/narstaende/fasta');
    await page.goto('/informationsmaterial/affisch');
    await expect(page.locator('[data-poster] li').first()).toBeVisible();
    await page.goto('/narstaende/fasta');
    await page.locator('footer').getByRole('button', { name: 'Visa QR-kod' }).click();
    await expect(page.locator('#footer-qr img')).toBeVisible();
  });
});

test('[#234] header and footer show the code 120 px wide, beside an address to type', async ({ page }) => {
  for (const [place, id] of [
    ['header', 'header-qr'],
    ['footer', 'footer-qr'],
  ] as const) {
    await page.goto('/narstaende/fasta');
    await page.locator(place).getByRole('button', { name: 'Visa QR-kod' }).click();
    const code = page.locator(`#${id}`);
    expect(await code.locator('img').boundingBox()).toMatchObject({ width: 120, height: 120 });
    await expect(code).toContainText('/q/2658-sv');
    await page.keyboard.press('Escape');
    await expect(code).toBeHidden();
  }
});

test('each page for parents stands as Markdown beside it, with its licence and state', async ({ page, request }) => {
  await page.goto('/q/2658-fi');
  const href = (await page.locator('main a[download]').getAttribute('href')) ?? '';
  expect(href).toBe(`${new URL(page.url()).pathname}.md`);
  const answer = await request.get(href);
  expect(answer.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  const text = await answer.text();
  expect(text).toMatch(/^# .+\n\n/);
  expect(text).toContain('CC BY-SA 4.0');
  expect(text).not.toContain('page:');
  await expect(page.locator('h1')).toHaveText(/^# (.+)$/m.exec(text)?.[1] ?? 'no title');
});
