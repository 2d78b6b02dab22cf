/** A first visit leaves nothing behind and tells nobody. */
import { expect, type Page, test } from './test.ts';
import { everyTemplate, stagingUrl } from './addresses.ts';
import { ask, hits, openOverlay } from './searchPanel.ts';
import { firstVisit } from './visitors.ts';

test.use({ storageState: firstVisit });

for (const { name, path } of everyTemplate) {
  test(`[#274] [#182] ${name} at ${path} asks no other host, sets no cookie and stores nothing`, async ({
    page,
    context,
  }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(stagingUrl) && !request.url().startsWith('data:')) elsewhere.push(request.url());
    });
    const blocked: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('404')) blocked.push(message.text());
    });
    await page.goto(path, { waitUntil: 'load' });
    await page.mouse.wheel(0, 2000);
    expect(elsewhere).toEqual([]);
    expect(blocked, 'nothing breaks the content policy').toEqual([]);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  });
}

/** Every place in which a page could keep something. */
const kept = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.keys(localStorage),
    fields: Object.keys(JSON.parse(localStorage.getItem('tryggve') ?? '{}') as object),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    // Only pages over https or on this machine have them.
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

test('carries none of React on a reading page', async ({ page }) => {
  // A script's text comes later than word of it.
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') texts.push(response.text());
  });
  await page.goto('/sovas-och-opereras', { waitUntil: 'networkidle' });
  const scripts = await Promise.all(texts);
  expect(scripts.length).toBeGreaterThan(0);
  // What is loaded later is named here, with React's files among it; React itself is not.
  expect(scripts.join('')).not.toMatch(/Symbol\.for\(.react|hydrateRoot|createRoot/);
});

test('[#1] has no way to log in', async ({ request }) => {
  for (const path of ['/login', '/logga-in', '/en/login', '/signin', '/konto', '/profil', '/admin'])
    expect((await request.get(path)).status()).toBe(404);
});
