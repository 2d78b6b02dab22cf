/** The consent banner: when it is shown, and what accepting and rejecting do. */
import { expect, type Page, test } from './test.ts';
import { productionUrl } from './addresses.ts';
import { banner, button, meetBanner, no, storedConsent, toggle, unfold, yes } from './consent.ts';
import { purposeNames } from '../../src/shared/purposeNames.ts';
import { consentRecord, firstVisit } from './visitors.ts';

test.use({ storageState: firstVisit });

/** Records what analytics would receive. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const events: unknown[] = [];
    document.addEventListener('tryggve:track', (event) => events.push((event as CustomEvent).detail));
    Object.assign(window, { events });
  });
const heard = (page: Page) => page.evaluate(() => (window as unknown as { events: object[] }).events);

test('[#15] [#170] it asks on every page until it is answered, and not again', async ({ page }) => {
  const places = ['/', '/en/dental', '/q/2658-ar'];
  for (const path of places) {
    await page.goto(path);
    await expect(banner(page), path).toBeVisible();
  }
  await banner(page).locator('[data-consent-answer="necessary"]').click();
  for (const path of places) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(banner(page), path).toBeHidden();
  }
});

test('[#170] a stored answer counts where it says so, and only in the version that is known', async ({ page }) => {
  for (const [cookies, isAsked] of [
    [{ v: 1, hide: false }, true],
    [{ v: 1, hide: true }, false],
    [{ v: 2, hide: true, youtube: true }, true],
    [{ hide: true }, true],
  ] as const) {
    await page.goto('/tand');
    await page.evaluate((text) => localStorage.setItem('tryggve', text), JSON.stringify({ version: 1, cookies }));
    await page.reload();
    await expect(banner(page), JSON.stringify(cookies)).toBeVisible({ visible: isAsked });
  }
});

test('[#257] [#176] only necessary: one press, everything else is off, and nothing is told', async ({ page }) => {
  await listen(page);
  await meetBanner(page, '/tand');
  expect(await storedConsent(page)).toBeUndefined();
  await button(page, 'Bara nödvändiga').click();
  await expect(banner(page)).toBeHidden();
  expect(await storedConsent(page)).toEqual({ ...no, hide: true, v: 1 });
  expect(await page.evaluate(() => localStorage.getItem('tryggve'))).toBe(consentRecord());
  expect(await heard(page)).toEqual([]);
  await expect(page.locator('main')).toBeFocused();
});

test('[#176] [#172] [#189] accept all: one press, everything is on', async ({ page }) => {
  await listen(page);
  await meetBanner(page, '/tand');
  await button(page, 'Godkänn alla').click();
  await expect(banner(page)).toBeHidden();
  expect(await storedConsent(page)).toEqual({ ...yes, hide: true, v: 1 });
  expect(await heard(page)).toEqual([{ category: 'Cookie Settings', action: 'Button Click', name: 'Accept All' }]);
});

test('[#171] [#173] [#174] [#175] [#176] [#189] the settings unfold: a switch each, all at once, saved as chosen', async ({
  page,
}) => {
  await listen(page);
  await meetBanner(page, '/tand');
  await expect(toggle(page, 'YouTube')).toBeHidden();
  await expect(button(page, 'Spara mina val')).toBeHidden();
  await unfold(page);
  const necessary = toggle(page, 'Nödvändiga, alltid på');
  await expect(necessary).toBeChecked();
  await expect(necessary).toBeDisabled();
  const names = ['Räkna besök (Matomo)', 'SoundCloud', 'YouTube', 'SVT Play', 'UR Play', 'Acast'];
  for (const name of names) await expect(toggle(page, name)).not.toBeChecked();
  await expect(toggle(page, 'Acast')).toHaveAccessibleDescription(/^Acast får veta vad du spelar/);
  await expect(banner(page).getByRole('switch')).toHaveCount(names.length + 1);

  await button(page, 'Välj alla').click();
  for (const name of names) await expect(toggle(page, name)).toBeChecked();
  await button(page, 'Välj bort alla').click();
  for (const name of names) await expect(toggle(page, name)).not.toBeChecked();
  await toggle(page, 'YouTube').check();
  await toggle(page, 'Acast').check();
  await expect(button(page, 'Välj alla')).toBeVisible();
  expect(await storedConsent(page), 'a switch alone says nothing yet').toBeUndefined();

  await button(page, 'Spara mina val').click();
  await expect(banner(page)).toBeHidden();
  expect(await storedConsent(page)).toEqual({ ...no, youtube: true, acast: true, hide: true, v: 1 });
  expect(await heard(page)).toEqual([
    { category: 'Cookie Settings', action: 'Button Click', name: 'Accept: youtube, acast' },
  ]);
});

test('[#170] in production, where nothing needs a yes, nobody is asked and there are no settings', async ({ page }) => {
  for (const path of ['/', '/tand', '/en/dental', '/narstaende/fasta', '/q/2658-ar', '/mediplay', '/finns-inte']) {
    await page.goto(productionUrl + path);
    await expect(page.locator('footer')).toBeVisible();
    await expect(banner(page), path).toHaveCount(0);
    await expect(page.locator('a[href$="#cookies"]'), path).toHaveCount(0);
  }
});

for (const [path, why, own] of [
  [
    '/cookies-och-dataskydd',
    'Därför får du ingen fråga om cookies',
    /Alla \d+ filmer, \d+ korta klipp och \d+ avsnitt/,
  ],
  ['/en/cookies-and-data-protection', 'Why we do not ask you about cookies', /All \d+ films, \d+ short clips and \d+/],
] as const)
  test(`[#170] ${path} says why where nobody is asked, and names nobody from whom nothing is loaded`, async ({
    page,
  }) => {
    await page.goto(productionUrl + path);
    const main = page.locator('main');
    await expect(main.getByRole('heading', { name: why })).toBeVisible();
    await expect(main).toContainText(own);
    await expect(page.locator('#cookies')).toHaveCount(0);
    const names = Object.values(purposeNames);
    for (const name of names) await expect(main).not.toContainText(name);

    // Where consent is asked for, the page describes each purpose that the site uses, and no other.
    await page.goto(path);
    await expect(main.getByRole('heading', { name: why })).toHaveCount(0);
    for (const name of names)
      await expect(main.locator('li > strong', { hasText: name })).toHaveCount(name === 'Matomo' ? 1 : 0);
  });

test('an answer in another tab counts here at once', async ({ page, context }) => {
  await meetBanner(page, '/tand');
  const other = await context.newPage();
  await meetBanner(other, '/sok');
  await button(other, 'Bara nödvändiga').click();
  await expect(banner(page)).toBeHidden();
});

test('a browser that says no for its reader (Global Privacy Control) is not asked again, and can be overruled', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await page.goto('/cookies-och-dataskydd');
  await page.locator('#cookies').getByRole('switch', { name: 'YouTube' }).check();
  await expect(banner(page)).toBeHidden();
  expect(await storedConsent(page)).toBeUndefined();
  await page.locator('#cookies').getByRole('button', { name: 'Spara mina val' }).click();
  expect(await storedConsent(page)).toMatchObject({ youtube: true, matomo: false, hide: true });
});

test('what is kept for the page alone, since storage is blocked, answers it for the page', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  );
  await meetBanner(page, '/tand');
  await button(page, 'Bara nödvändiga').click();
  await expect(banner(page)).toBeHidden();
});

test('[#264] without scripts it does not ask, since nothing is stored or embedded', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/tand');
  await expect(banner(page)).toBeHidden();
  await page.goto('/cookies-och-dataskydd');
  await expect(page.locator('#cookies noscript p')).toBeVisible();
  expect(await page.locator('#cookies noscript').innerHTML()).toContain('Det finns alltså inget att godkänna');
  await expect(page.locator('#cookies').getByRole('switch')).toHaveCount(0);
  await page.close();
});
