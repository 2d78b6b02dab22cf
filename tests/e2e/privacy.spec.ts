/** What is stored, and what never is. First visits are in firstVisit.spec.ts. */
import { expect, type Page, test } from './test.ts';
import { ask, hits, openOverlay } from './searchPanel.ts';
import { firstVisit } from './visitors.ts';

test.use({ storageState: firstVisit });

/** Returns the contents of every place where a page could store something. */
const kept = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.keys(localStorage),
    fields: Object.keys(JSON.parse(localStorage.getItem('tryggve') ?? '{}') as object),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    // Available only over HTTPS or on localhost.
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));

test('keeps, after all that a reader can do, only what the page on data protection tells of', async ({
  page,
  context,
}) => {
  await page.goto('/narstaende/fasta');
  await page.getByRole('button', { name: 'Bara nödvändiga' }).click();
  await page.locator('header [data-popup="languages"]').click();
  await page.locator('[data-languages]:popover-open').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/nil-by-mouth$/);
  await openOverlay(page);
  await ask(page, 'narkos');
  await expect(hits(page).first()).toBeVisible();
  await page.goto('/meny');
  await page.getByRole('button', { name: 'Inställningar' }).click();
  await page.getByRole('radio', { name: 'Mörka' }).check();
  await page.getByRole('radio', { name: 'Störst' }).check();
  for (const name of ['Mindre rörelse', 'Syntolkade filmer när de finns', 'Lättläst text när den finns'])
    await page.getByRole('switch', { name }).check();
  for (const path of ['/', '/fragor-och-svar', '/informationsmaterial']) await page.goto(path);

  await page.goto('/cookies-och-dataskydd');
  const told = (await page.locator('main li').allTextContents()).flatMap((text) => /\((\w+)\):/.exec(text)?.[1] ?? []);
  const { fields, ...places } = await kept(page);
  expect(places).toEqual({ local: ['tryggve'], session: [], databases: [], caches: [], workers: 0 });
  expect(fields).toEqual(expect.arrayContaining(['selectedLanguage', 'cookies']));
  expect(fields.filter((field) => !told.includes(field))).toEqual([]);
  const cookies = await context.cookies();
  expect(cookies.map(({ name, value, sameSite }) => [name, value, sameSite])).toEqual([['EasyRead', '1', 'Lax']]);
  await expect(page.locator('main')).toContainText('Den heter EasyRead');
});

test('leads to a letter to us from the pages that ask for one', async ({ page }) => {
  for (const path of ['/cookies-och-dataskydd', '/tillganglighet', '/om-oss']) {
    await page.goto(path);
    await expect(page.locator('main').getByRole('link', { name: 'Skriv till oss' })).toHaveAttribute(
      'href',
      /^mailto:.+@/,
    );
  }
});

test('[#1] has no way to log in', async ({ request }) => {
  for (const path of ['/login', '/logga-in', '/en/login', '/signin', '/konto', '/profil', '/admin'])
    expect((await request.get(path)).status()).toBe(404);
});
