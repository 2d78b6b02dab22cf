/** Search when it fails: what is wrong and the way to try again stand first, and nothing is lost. */
import { expect, type Page, test } from './test.ts';
import { answerOf, answerSearches, ask, box, openOverlay, panel, part } from './searchPanel.ts';

test('[#144] an engine that is down is said, with counts of 0; what was typed stays, and one can try again', async ({
  page,
}) => {
  let isDown = true;
  await answerSearches(page, (_asked, route) => (isDown ? void route.fulfill({ status: 503 }) : answerOf()));
  await page.goto('/sok');
  await ask(page, 'narkos');
  await expect(panel(page)).toHaveAttribute('data-search', 'error');
  await expect(panel(page).getByRole('status')).toHaveText('Det går inte att söka just nu. Försök igen om en stund.');
  await expect(part(page, 'filters')).toBeHidden();
  await expect(box(page)).toHaveValue('narkos');
  await expect(page.locator('[data-index]')).toBeVisible();
  isDown = false;
  await part(page, 'retry').click();
  await expect(panel(page).locator('[data-object]')).toHaveCount(1);
  await expect(panel(page)).toHaveAttribute('data-search', 'idle');
  await expect(part(page, 'retry')).toBeHidden();
  await expect(panel(page).getByRole('link', { name: '90101' })).toBeHidden();
  // What was pressed is gone; the focus is at what is said of the answer.
  await expect(panel(page).getByRole('status')).toBeFocused();
});

const places: Record<string, (page: Page) => Promise<unknown>> = {
  'over a page': (page) => openOverlay(page),
  'on its page': (page) => page.goto('/sok'),
};

for (const [where, open] of Object.entries(places)) {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    test(`[#144] [#276] ${where} of ${viewport.width} px a search that fails says so first, in sight, and the numbers in small below`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize(viewport);
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
        // Nobody knows whether help is needed: it is there, and does not stand in the way of ice cream.
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
  // Nor does the first come back late: its time to be written had not come when the second failed.
  await ask(page, 'narkos');
  await expect(panel(page).locator('[data-object]')).toHaveCount(1);
  await ask(page, 'fasta');
  await expect(panel(page)).toHaveAttribute('data-search', 'error');
  await page.clock.runFor(500);
  await expect(page).toHaveURL(/fasta$/);
  // What is opened by its address is asked again by a reload.
  await page.goto('/narstaende/fasta?q=ont%20i%20magen');
  await expect(panel(page)).toHaveAttribute('data-search', 'error');
  await page.clock.runFor(500);
  await expect(page).toHaveURL(/\?q=ont%20i%20magen$/);
});
