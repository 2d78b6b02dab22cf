/** The address of the page under the search, and the search page's own button. */
import { expect, test } from './test.ts';
import { answerOf, answerSearches, ask, box, hit, hits, openOverlay, panel } from './searchPanel.ts';

test('[#135] the page keeps what its address holds beside the question, while one searches and after', async ({
  page,
}) => {
  await answerSearches(page, () => answerOf());
  await openOverlay(page, '/fragor-och-svar?filter=narkos#candie');
  await ask(page, 'narkos');
  await expect(page).toHaveURL(/\/fragor-och-svar\?filter=narkos&q=narkos#candie$/);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/fragor-och-svar\?filter=narkos#candie$/);
});

test('the search button of the search page goes to its box and loses nothing', async ({ page }) => {
  await page.goto('/sok?q=narkos');
  await expect(hits(page).first()).toBeVisible();
  const button = page.locator('header [data-modal="search"]');
  await expect(button).not.toHaveAttribute('aria-haspopup', 'dialog');
  await button.click();
  await expect(box(page)).toBeFocused();
  await expect(hits(page).first()).toBeVisible();
  await expect(page).toHaveURL(/\?q=narkos$/);
});

test('[#137] another page of hits puts its question back into an edited box, and says which page it is', async ({
  page,
}) => {
  const many = { hits: Array.from({ length: 20 }, (_, at) => hit('page', at)), nbHits: 45, nbPages: 3 };
  await answerSearches(page, (asked) => answerOf({ ...many, page: Number(asked.get('page') ?? 1) }));
  await page.goto('/sok');
  await ask(page, 'narkos');
  await expect(hits(page)).toHaveCount(20);
  await box(page).fill('qqwwee');
  await panel(page).getByRole('link', { name: 'Sida 2' }).click();
  await expect(box(page)).toHaveValue('narkos');
  await expect(panel(page).getByRole('status')).toHaveText('45 träffar · Sida 2');
});
