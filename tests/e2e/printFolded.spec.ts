/** What is folded on the screen, as printed: answers, sources, easy-read texts. */
import { expect, test } from './test.ts';
import { sheetCount, unfold } from './paper.ts';
import { allOf } from './pageParts.ts';

test('[#279] the questions print with their answers, all of them, and stay folded on the screen', async ({ page }) => {
  await page.goto('/fragor-och-svar');
  const items = page.locator('[data-faq-item]');
  const count = await items.count();
  expect(count).toBeGreaterThan(40);
  await expect(items.first().locator('p').first()).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const item of await allOf(items)) {
    await expect(item.locator('h3')).toBeVisible();
    await expect(item.locator('p').first()).toBeVisible();
    // A rendered answer takes up room below its question; a skipped one takes none.
    expect((await item.boundingBox())?.height).toBeGreaterThan(40);
  }
  await expect(page.locator('summary:has([data-faq-chosen])')).toBeHidden();
  expect(await sheetCount(page)).toBeGreaterThan(4);
  await page.emulateMedia({ media: 'screen' });
  await expect(items.first().locator('p').first()).toBeHidden();
});

test('[#279] of filtered questions those print that are shown', async ({ page }) => {
  await page.goto('/fragor-och-svar');
  const all = page.locator('[data-faq-item]');
  const tags = await all.evaluateAll((items) => [
    ...new Set(items.flatMap((item) => item.dataset['tags']?.split('|') ?? [])),
  ]);
  await page.goto(`/fragor-och-svar?filter=${encodeURIComponent(tags[0] ?? '')}`);
  const shown = page.locator('[data-faq-item]:not([hidden])');
  const count = await shown.count();
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(await all.count());
  await page.emulateMedia({ media: 'print' });
  for (const item of await allOf(shown)) await expect(item.locator('p').first()).toBeVisible();
  await expect(page.locator('[data-faq-item] h3:visible')).toHaveCount(count);
});

test('[#277] each publisher of a source prints once where they are folded, with titles and addresses where they are open', async ({
  page,
}) => {
  await page.goto('/sovas-och-opereras/operationsdagen');
  await page.emulateMedia({ media: 'print' });
  const sources = page.locator('[data-sources]');
  const addressOf = () =>
    sources
      .locator('a')
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
  const publishers = await sources.locator('li:visible').allInnerTexts();
  expect(publishers.length).toBeGreaterThan(5);
  expect(new Set(publishers).size).toBe(publishers.length);
  expect(publishers).toContain('Sveriges riksdag');
  await expect(page.getByText('Källor', { exact: true })).toBeVisible();
  await expect(sources.getByText('Patientlag (2014:821)')).toBeHidden();
  const short = (await sources.boundingBox())?.height ?? 0;
  expect(short).toBeGreaterThan(0);
  await unfold(page);
  await expect(sources).toContainText('Sveriges riksdag: Patientlag (2014:821), 2014');
  expect(await addressOf()).toContain('https://');
  expect((await sources.boundingBox())?.height).toBeGreaterThan(short);
});

test('[#279] the easy-read text prints where it was open', async ({ page }) => {
  await page.goto('/sovas-och-opereras');
  const easy = page.locator('[data-easy-text]');
  await page.emulateMedia({ media: 'print' });
  await expect(easy).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await easy.locator('summary').click();
  await page.emulateMedia({ media: 'print' });
  await expect(easy.locator('p').first()).toBeVisible();
});

test('[#279] where styles do not reach into what is folded, it is unfolded for the printer and folded again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (...asked: [string]) => !asked[0].includes('::details-content') && supports(...asked);
  });
  await page.goto('/fragor-och-svar');
  const answer = page.locator('[data-faq-item] p').last();
  await expect(answer).toBeHidden();
  // The script for this is loaded separately, since newer browsers do not need it.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(answer).toBeVisible({ timeout: 100 });
  }).toPass();
  await expect(page.locator('[data-sources] li').first()).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(answer).toBeHidden();
});
