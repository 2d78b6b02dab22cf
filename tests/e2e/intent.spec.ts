/** Nothing is loaded before the reader shows intent, and what loads then takes nothing away. */
import { expect, type Page, test } from './test.ts';
import { hold } from './hold.ts';
import { box, hits, options, panel } from './searchPanel.ts';

/** Records the names of the scripts that a page requests. */
function scriptsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) asked.push(pathname);
  });
  return asked;
}

test('a search page that comes answered needs no React either', async ({ page }) => {
  const asked = scriptsOf(page);
  await page.goto('/sok?q=narkos', { waitUntil: 'networkidle' });
  await expect(hits(page).first()).toBeVisible();
  expect(asked.length).toBeLessThanOrEqual(2);
  const searches = page.waitForRequest('**/api/search?*', { timeout: 2000 }).catch(() => 'none');
  await hits(page).first().hover();
  await expect(box(page)).toHaveRole('combobox');
  // Once hydrated, it continues from the server's answer.
  expect(await searches).toBe('none');
  await expect(hits(page).first()).toBeVisible();
});

test('what was typed before the script came stays, and counts', async ({ page }) => {
  await page.goto('/sok');
  const island = await hold(page, '**/_astro/react.*');
  await box(page).pressSequentially('nark');
  await island.asked();
  await expect(box(page)).toHaveRole('searchbox');
  island.release();
  await expect(box(page)).toHaveRole('combobox');
  await expect(box(page)).toHaveValue('nark');
  await expect(options(page).first()).toBeVisible();
  await box(page).pressSequentially('os');
  await expect(box(page)).toHaveValue('narkos');
});

test('where the panel’s script can not be had, its form is sent; the next reach tries again', async ({ page }) => {
  await page.goto('/sok');
  await page.route('**/Search.island*', (route) => route.abort());
  const failed = page.waitForEvent('console', (message) => message.text().includes('Error hydrating'));
  await box(page).focus();
  await failed;
  await page.unroute('**/Search.island*');
  await panel(page).hover();
  await expect(box(page)).toHaveRole('combobox');
  await page.route('**/Search.island*', (route) => route.abort());
  await page.goto('/sok');
  await box(page).fill('narkos');
  await box(page).press('Enter');
  await expect(page).toHaveURL(/\/sok\?q=narkos$/);
  await expect(hits(page).first()).toBeVisible();
});

for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]) {
  test(`with ${JSON.stringify(connection)} an opener follows its link`, async ({ page }) => {
    await page.addInitScript((one) => {
      Object.defineProperty(navigator, 'connection', { value: one });
    }, connection);
    const asked = scriptsOf(page);
    await page.goto('/tand');
    const link = page.getByRole('banner').getByRole('link', { name: 'Sök' });
    await link.hover();
    await link.click();
    await expect(page).toHaveURL(/\/sok$/);
    expect(asked.filter((script) => script.includes('overlay'))).toEqual([]);
  });
}
