/** Groups of clowns with the choice of a hospital; books; news. With and without scripts. */
import { expect, type Page, test } from './test.ts';

const groups = (page: Page) => page.locator('[data-clown-groups] li:visible');

test('[#71] [#244] the choice of a hospital leaves the clowns who come there, and can be shared', async ({ page }) => {
  await page.goto('/clownsjukhuset');
  await expect(groups(page)).toHaveCount(7);
  const choice = page.getByRole('combobox', { name: 'Visa clowner på' });
  await choice.selectOption({ label: 'Barnkliniken, Mälarsjukhuset' });
  await expect(groups(page)).toHaveCount(1);
  await expect(groups(page)).toContainText('ClownClubben');
  await expect(page.locator('[data-clown-status]')).toHaveText('1 grupp');
  await expect(page).toHaveURL(/\?hospital=eskilstuna$/);
  await page.reload();
  await expect(groups(page)).toHaveCount(1);
  await choice.selectOption('');
  await expect(groups(page)).toHaveCount(7);
  await expect(page).toHaveURL(/\/clownsjukhuset$/);
});

test('[#71] an address that names no hospital of the list leaves all clowns', async ({ page }) => {
  await page.goto('/clownsjukhuset?hospital=%3Cb%3E');
  await expect(groups(page)).toHaveCount(7);
});

test('[#62] a group has its page in both languages, with its hospitals; in English none leads to the Swedish page', async ({
  page,
}) => {
  await page.goto('/clownsjukhuset');
  await groups(page).filter({ hasText: 'Clownronden' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/clownsjukhuset\/clownronden$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clownronden');
  await expect(page.getByRole('region', { name: 'Sjukhus' }).getByRole('listitem')).toHaveCount(2);
  await page.goto('/en/clown-hospital/clownronden');
  await expect(page.getByRole('region', { name: 'Hospitals' }).getByRole('listitem')).toHaveCount(2);
  await expect(page.locator('main a[href*="mitt-sjukhus"]')).toHaveCount(0);
});

test('[#13] English readers are told before they read on that the books are in Swedish', async ({ page }) => {
  await page.goto('/en/read-a-book');
  await expect(page.locator('main .lead').first()).toContainText('The books here are in Swedish.');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /books in Swedish/);
});

test('[#13] at least ten books, each with what it is about; books and news have tiles', async ({ page }) => {
  for (const [path, books, news] of [
    ['/las-en-bok', 'Läs en bok', 'Nyheter'],
    ['/en/read-a-book', 'Read a book', 'News'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('main [id^="book-"]')).toHaveCount(16);
    await expect(page.locator('#book-vilajon')).toContainText('Jens Mattsson');
    await page.goto(path.startsWith('/en') ? '/en' : '/');
    for (const name of [books, news])
      await expect(page.locator('main').getByRole('link', { name, exact: true })).toBeVisible();
  }
});

test('[#72] news stand newest first, each leads to its page, and the feed is named', async ({ page }) => {
  for (const [path, heading] of [
    ['/nyheter', 'Det senaste'],
    ['/en/news', 'The latest'],
  ] as const) {
    await page.goto(path);
    const latest = page.getByRole('region', { name: heading });
    await expect(latest.getByRole('link')).toHaveCount(6);
    const days = await latest.locator('time').evaluateAll((all) => all.map((one) => one.getAttribute('datetime')));
    expect(days).toEqual(days.toSorted().toReversed());
    await expect(page.locator('head link[type="application/rss+xml"]')).toHaveAttribute('href', `${path}/rss.xml`);
    await latest.getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`${path}/[a-z0-9-]+$`));
    await expect(page.locator('main time').first()).toBeVisible();
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[#71] [#264] every group of clowns stands there with its hospitals, and nothing that would not work', async ({
    page,
  }) => {
    await page.goto('/clownsjukhuset');
    await expect(groups(page)).toHaveCount(7);
    await expect(groups(page).filter({ hasText: 'ClownClubben' })).toContainText('Mälarsjukhuset');
    await expect(page.getByRole('combobox')).toHaveCount(0);
  });
});
