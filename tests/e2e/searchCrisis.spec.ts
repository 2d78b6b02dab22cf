/** What a search does with a crisis question: the help lines first, and nothing left for the next one at the screen. */
import { expect, test } from './test.ts';
import { ask, hits, openOverlay, part } from './searchPanel.ts';

test('[#131] [#276] a crisis question is not kept for the next one at the screen', async ({ page }) => {
  await openOverlay(page);
  await page.evaluate(() => {
    const written: string[] = [];
    const replace = history.replaceState.bind(history);
    history.replaceState = (...args) => {
      written.push(String(args[2]));
      replace(...args);
    };
    Object.assign(window, { written });
  });
  await ask(page, 'jag vill inte leva');
  await expect(part(page, 'help')).toBeVisible();
  const numbers = part(page, 'help').locator('a[href^="tel:"]');
  await expect(numbers).toHaveText(['116 111', '90101', '1177', '112']);
  // Before everything else that was found.
  const isFirst = await numbers.first().evaluate((number) => {
    const status = document.querySelector('[data-search] [role="status"]') as Element;
    return (number.compareDocumentPosition(status) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  });
  expect(isFirst).toBe(true);
  // A screen reader tells of them, and there is something to read.
  await expect(part(page, 'status')).toHaveText('Prata med någon nu');
  await expect(part(page, 'help').getByRole('link', { name: /Självskada/ })).toBeVisible();
  await expect(hits(page).locator('summary')).toHaveCount(0);
  // It is in no address, no history and no list.
  await expect.poll(() => page.evaluate(() => (window as unknown as { written: string[] }).written)).toHaveLength(1);
  expect(page.url()).not.toContain('leva');
  expect(await page.evaluate(() => localStorage.getItem('tryggve') ?? '')).not.toContain('leva');
  await page.goto('/sok?q=jag+vill+inte+leva');
  await expect(part(page, 'help')).toBeVisible();
  await expect(page).toHaveURL(/\/sok$/);
});

test('[#276] a reader who typed such words and meant something else can see the hits below', async ({ page }) => {
  await openOverlay(page);
  await ask(page, 'jag vill inte leva');
  await expect(hits(page)).toHaveCount(0);
  await part(page, 'anyway').click();
  await expect(hits(page).first()).toBeVisible();
  await expect(part(page, 'help')).toBeVisible();
  await expect(part(page, 'anyway')).toBeHidden();
  await expect(part(page, 'status')).toHaveText(/träff/);
  expect(page.url()).not.toContain('leva');
  expect(await page.evaluate(() => localStorage.getItem('tryggve') ?? '')).not.toContain('leva');
});
