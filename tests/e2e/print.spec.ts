/** Pages on paper. */
import { expect, type Page, test } from '@playwright/test';

/** @returns the number of sheets of A4 that the open page prints to */
async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  return (pdf.toString('latin1').match(/\/Type \/Page\b/g) ?? []).length;
}

test('a page for parents fits on one sheet, with its short address and QR code and without menus', async ({ page }) => {
  await page.goto('/narstaende/fasta');
  expect(await sheets(page)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/Kort adress: .*\/q\/2658-sv/)).toBeVisible();
  await expect(page.locator('article img[src="/qr/2658-sv.svg"]')).toBeVisible();
  for (const part of ['header', 'footer', '#menu']) await expect(page.locator(part).first()).toBeHidden();
});

test('most pages for parents fit on one sheet, the others on two', async ({ page, request }) => {
  const menu = (await (await request.get('/data/caregivers/ar.json')).json()) as { items: { id: number }[] }[];
  const ids = menu.flatMap(({ items }) => items.map(({ id }) => id));
  const counts = [];
  for (const id of ids) {
    await page.goto(`/q/${id}-ar`);
    counts.push(await sheets(page));
  }
  expect(Math.max(...counts)).toBeLessThanOrEqual(2);
  expect(counts.filter((count) => count === 1).length).toBeGreaterThanOrEqual(15);
});

test('a translation prints with its Swedish beside it, none of it left out', async ({ page }) => {
  await page.goto('/q/2658-ar');
  await page.getByRole('switch').check();
  await page.emulateMedia({ media: 'print' });
  const swedish = page.locator('article [data-pair] [lang="sv"]');
  await expect(swedish.first()).toContainText('Fasta före narkos');
  await expect(swedish.last()).toContainText('Det här kan skilja sig åt');
  for (const block of await swedish.all()) await expect(block).toBeVisible();
});
