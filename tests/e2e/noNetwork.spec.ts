/** In a hospital's basement: a press without a network keeps the current page, and says so in its language. */
import { expect, haveAnswered, type Page, test } from './test.ts';
import { stagingUrl } from './addresses.ts';
import { allOf } from './pageParts.ts';

const message = (page: Page) => page.getByRole('alertdialog');
const overlay = (page: Page) => page.getByRole('dialog');

/** A page in each direction, with texts in the language of its readers. */
const pages = [
  {
    path: '/narstaende/fasta',
    title: 'Nätet svarar inte just nu',
    retry: 'Försök igen',
    close: 'Stäng',
    buttons: { menu: 'Meny', search: 'Sök', language: /Svenska/ },
    text: 'Du kan läsa vidare på den här sidan.',
  },
  {
    path: '/q/2658-ar',
    title: 'الشبكة لا تستجيب الآن',
    retry: 'المحاولة مرة أخرى',
    close: 'إغلاق',
    buttons: { menu: 'القائمة', search: 'بحث', language: /العربية/ },
    text: 'يمكن متابعة قراءة هذه الصفحة.',
  },
] as const;

const button = (page: Page, name: string | RegExp) => page.getByRole('banner').getByRole('link', { name });

for (const { path, title, retry, close, buttons, text } of pages) {
  for (const [what, name] of Object.entries(buttons)) {
    test(`[#100] [#264] ${what} without a network keeps ${path}, says so, and opens once there is one`, async ({
      page,
      context,
    }) => {
      await page.goto(path);
      const address = page.url();
      await context.setOffline(true);
      await button(page, name).click();
      await expect(message(page)).toHaveAccessibleName(title);
      await expect(message(page)).toHaveAccessibleDescription(new RegExp(text));
      await expect(message(page)).toBeVisible();
      const language = await page.locator('html').getAttribute('lang');
      expect(await message(page).evaluate((dialog) => dialog.closest('[lang]')?.getAttribute('lang'))).toBe(language);
      await expect(message(page).getByRole('button', { name: retry })).toBeFocused();
      expect(page.url()).toBe(address);
      // Once closed, the page and the focus are as before.
      await page.keyboard.press('Escape');
      await expect(message(page)).toHaveCount(0);
      await expect(button(page, name)).toBeFocused();
      await page.keyboard.press('Enter');
      await message(page).getByRole('button', { name: close }).click();
      await expect(message(page)).toHaveCount(0);
      await expect(page.locator('h1')).toBeVisible();
      // Trying again without a network shows the message again. With a network the overlay opens, although its code
      // failed to load before.
      await button(page, name).click();
      await message(page).getByRole('button', { name: retry }).click();
      await expect(message(page).getByRole('button', { name: retry })).toBeFocused();
      await context.setOffline(false);
      await message(page).getByRole('button', { name: retry }).click();
      await expect(overlay(page)).toBeVisible();
      await expect(message(page)).toHaveCount(0);
      expect(page.url()).toBe(address);
    });
  }
}

test('[#265] the message is as mirrored as its page, and fits a phone', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 320, height: 480 }, hasTouch: true });
  await haveAnswered(context);
  const page = await context.newPage();
  await page.goto(`${stagingUrl}/q/2658-ar`);
  await context.setOffline(true);
  await button(page, 'القائمة').tap();
  await expect(message(page)).toHaveCSS('direction', 'rtl');
  for (const control of await allOf(message(page).getByRole('button')))
    await expect(control).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await context.close();
});

for (const [what, name, target] of [
  ['menu', 'Meny', /\/meny$/],
  ['search', 'Sök', /\/sok$/],
  ['language', /Svenska/, /\/sprak\?page=2658$/],
] as const) {
  for (const status of [404, 500]) {
    test(`the link of ${what} is followed where its code is answered with ${status}`, async ({ page }) => {
      await page.goto('/narstaende/fasta', { waitUntil: 'networkidle' });
      await page.route('**/_astro/*.js', (route) => route.fulfill({ status, body: '' }));
      await button(page, name).click();
      await expect(page).toHaveURL(target);
    });
  }

  test(`the link of ${what} is followed where its page is answered with 500, and the server speaks`, async ({
    page,
  }) => {
    await page.goto('/narstaende/fasta', { waitUntil: 'networkidle' });
    await page.route(/\/(meny|sprak|search\.sv\.json)$/, (route) =>
      route.request().resourceType() === 'fetch' ? route.fulfill({ status: 500 }) : route.continue(),
    );
    await button(page, name).click();
    await expect(page).toHaveURL(target);
  });
}

test('a network that never answers is said too, and what comes too late opens nothing', async ({ page }) => {
  await page.clock.install();
  await page.goto('/narstaende/fasta');
  const held: (() => void)[] = [];
  await page.route(/\/meny$/, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue().catch(() => undefined);
  });
  await button(page, 'Meny').click();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await expect(button(page, 'Meny')).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(10_000);
  // Next, the page asks whether the site is reachable at all, which gets no response either.
  await expect.poll(() => held.length).toBeGreaterThan(1);
  await page.clock.runFor(3000);
  await expect(message(page)).toHaveAccessibleName('Nätet svarar inte just nu');
  await expect(button(page, 'Meny')).not.toHaveAttribute('aria-busy');
  for (const release of held) release();
  await page.unroute(/\/meny$/);
  await message(page).getByRole('button', { name: 'Stäng' }).click();
  await expect(overlay(page)).toHaveCount(0);
  await button(page, 'Meny').click();
  await expect(overlay(page)).toBeVisible();
});

test('what can open without a network does: sharing, the section’s menu, subjects of questions', async ({
  page,
  context,
}) => {
  await page.goto('/fragor-och-svar');
  await context.setOffline(true);
  await page.locator('main summary', { hasText: 'Välj ditt filter' }).click();
  await expect(page.getByRole('link', { name: 'stick', exact: true })).toBeVisible();
  await page.getByRole('contentinfo').getByText('Dela sidan').click();
  await expect(page.getByRole('link', { name: 'Dela med Facebook' })).toBeVisible();
  await expect(message(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/fragor-och-svar$/);
  await context.setOffline(false);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/narstaende/fasta');
  await context.setOffline(true);
  await page.getByRole('main').getByRole('link', { name: 'För närstående' }).click();
  await expect(page.getByRole('navigation', { name: 'Alla sidor för närstående' })).toBeInViewport();
  await expect(message(page)).toHaveCount(0);
});

test('[#264] words in the start page’s box stay where they are without a network, and are sent once there is one', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await context.setOffline(true);
  const box = page.getByRole('searchbox');
  await box.fill('narkos');
  await box.press('Enter');
  await expect(message(page)).toHaveAccessibleName('Nätet svarar inte just nu');
  await expect(box).toHaveValue('narkos');
  await context.setOffline(false);
  await message(page).getByRole('button', { name: 'Försök igen' }).click();
  // The search is open over the page, whose address holds the query.
  await expect(page.getByRole('dialog').locator('[data-object]').first()).toBeVisible();
  await expect(page).toHaveURL(/\/\?q=narkos$/);
});
