/** Failed searches: the error and the way to try again come first, and nothing is lost. */
import { expect, type Page, test } from './test.ts';
import { answerOf, answerSearches, ask, box, openOverlay, panel } from './searchPanel.ts';

const places = [
  { where: 'over a page', width: 390, open: (page: Page) => openOverlay(page) },
  { where: 'on its page', width: 1280, open: (page: Page) => page.goto('/sok') },
];

for (const { where, width, open } of places) {
  test(`[#144] [#276] ${where} of ${width} px a search that fails says so first, in sight, and the numbers in small below`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const failures: (() => unknown)[] = [
      () => context.setOffline(true),
      () => page.route('**/api/search?*', (route) => route.fulfill({ status: 500 })),
      () => page.route('**/api/search?*', (route) => route.fulfill({ status: 429 })),
      () => page.route('**/api/search?*', (route) => route.fulfill({ body: '{' })),
    ];
    for (const fail of failures) {
      await open(page);
      await box(page).focus();
      await expect(box(page)).toHaveRole('combobox');
      await fail();
      await box(page).fill('glass');
      await box(page).press('Enter');
      const retry = panel(page).getByRole('button', { name: 'Försök igen' });
      await expect(panel(page).getByRole('status')).toHaveText(/^Det går inte att söka just nu/);
      await expect(panel(page).getByRole('status')).toBeInViewport({ ratio: 1 });
      await expect(retry).toBeInViewport({ ratio: 1 });
      // Without an answer it is unknown whether help is needed, so the numbers are shown without getting in the way of
      // other questions.
      await expect(panel(page).getByRole('heading', { name: 'Prata med någon nu' })).toBeHidden();
      await expect(panel(page).getByText('Självmordslinjen')).toBeHidden();
      for (const number of ['116 111', '90101', '1177', '112']) {
        const line = panel(page)
          .getByRole('link', { name: new RegExp(`(^| )${number}$`) })
          .filter({ visible: true });
        expect((await line.boundingBox())?.y).toBeGreaterThan((await retry.boundingBox())?.y ?? Infinity);
      }
      await context.setOffline(false);
      await page.unroute('**/api/search?*');
    }
  });
}

test('[#145] a search that fails leaves no other question in the address, and keeps its own', async ({ page }) => {
  await answerSearches(page, (asked, route) =>
    asked.get('q') === 'narkos' ? answerOf() : void route.fulfill({ status: 503 }),
  );
  await page.clock.install();
  await openOverlay(page);
  await ask(page, 'narkos');
  await expect(page).toHaveURL(/fasta\?q=narkos$/);
  await ask(page, 'fasta');
  await expect(panel(page)).toHaveAttribute('data-search', 'error');
  await expect(page).toHaveURL(/fasta$/);
  // The pending address of the first query is not written either: it was not yet due when the second query failed.
  await ask(page, 'narkos');
  await expect(panel(page).locator('[data-object]')).toHaveCount(1);
  await ask(page, 'fasta');
  await expect(panel(page)).toHaveAttribute('data-search', 'error');
  await page.clock.runFor(500);
  await expect(page).toHaveURL(/fasta$/);
  // A query that came from the address stays in it, so that a reload repeats the search.
  await page.goto('/narstaende/fasta?q=ont%20i%20magen');
  await expect(panel(page)).toHaveAttribute('data-search', 'error');
  await page.clock.runFor(500);
  await expect(page).toHaveURL(/\?q=ont%20i%20magen$/);
});
