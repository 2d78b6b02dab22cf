/**
 * Small things that a reader relies on: a change of language keeps the page, and a choice in one tab holds in the next.
 */
import { expect, type Page, test } from './test.ts';
import { stagingUrl } from './addresses.ts';
import { header } from './pageParts.ts';

const overlay = (page: Page) => page.getByRole('dialog');
const languages = (page: Page) => header(page).getByRole('link', { name: /Välj språk/ });

async function openSettings(page: Page) {
  await header(page).getByRole('link', { name: 'Meny' }).click();
  await overlay(page).getByRole('button', { name: 'Inställningar' }).click();
}

test('[#120] the settings’ choice of language leads back to the page that is read', async ({ page }) => {
  for (const [path, target] of [
    ['/narstaende/narkos', /\/en\/caregivers\/anaesthesia$/],
    ['/tand', /\/en\/dental$/],
  ] as const) {
    await page.goto(path);
    await openSettings(page);
    await overlay(page).getByRole('link', { name: 'Svenska' }).click();
    await expect(page).toHaveURL(/\/sprak\?page=\w+$/);
    // The address changes before the scripts run that make the links lead back to the page.
    await page.waitForLoadState();
    await page.getByRole('main').getByRole('link', { name: 'English' }).first().click();
    await page.waitForURL(/\/en/);
    if (path === '/tand') {
      await page.goBack();
      await page.getByRole('main').getByRole('link', { name: 'English' }).last().click();
    }
    await expect(page).toHaveURL(target);
  }
  // A page that exists in one language only is not passed on in the link.
  await page.goto('/mitt-sjukhus');
  await openSettings(page);
  await expect(overlay(page).getByRole('link', { name: 'Svenska' })).toHaveAttribute('href', '/sprak');
});

test('[#156] the language that is read stays and is current, also where the page has no other', async ({ page }) => {
  await page.goto('/mitt-sjukhus');
  await languages(page).click();
  const own = overlay(page).getByRole('link', { name: 'Svenska' });
  await expect(own).toHaveAttribute('aria-current', 'page');
  // The address stays the same, so only the load event shows that the page is new.
  const loaded = page.waitForEvent('load');
  await own.click();
  await loaded;
  await expect(overlay(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/mitt-sjukhus$/);
  await languages(page).click();
  await overlay(page).getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en$/);
  // On a missing page no link is current.
  await page.goto('/finns-inte');
  await languages(page).click();
  await expect(overlay(page).getByRole('link', { name: 'Svenska' })).toHaveAttribute('href', '/');
  await expect(page.locator('[aria-current]')).toHaveCount(0);
});

test('[#156] [#157] on the search page the question goes along, without the number of the page of hits', async ({
  page,
}) => {
  await page.goto('/sok?q=EMLA&page=1&type=faq');
  await languages(page).click();
  await overlay(page).getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/search\?q=EMLA&type=faq$/);
  await expect(page.getByRole('main').getByRole('searchbox').or(page.getByRole('combobox'))).toHaveValue('EMLA');
  await page.goto('/ar/search?q=EMLA');
  await languages(page).click();
  await overlay(page).getByRole('link', { name: 'Suomi' }).click();
  await expect(page).toHaveURL(/\/fi\/search\?q=EMLA$/);
  // Subjects have different names in each language.
  await page.goto('/fragor-och-svar?filter=stick');
  await languages(page).click();
  await overlay(page).getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/questions-and-answers$/);
});

test('[#11] [#125] easy-read follows into an open second tab, its page and its switch', async ({ page, context }) => {
  await page.goto('/sovas-och-opereras');
  await openSettings(page);
  const other = await context.newPage();
  await other.goto(`${stagingUrl}/tand`);
  await openSettings(other);
  await overlay(other)
    .getByRole('switch', { name: /Lättläst/ })
    .check();
  await expect(overlay(page).getByRole('switch', { name: /Lättläst/ })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Hemma innan' })).toBeHidden();
  await expect(page.locator('[data-easy-text] p').first()).toBeVisible();
  await overlay(other)
    .getByRole('switch', { name: /Lättläst/ })
    .uncheck();
  await expect(page.getByRole('heading', { name: 'Hemma innan' })).toBeVisible();
});

test('[#11] what a reader folds out by hand stays so when the tab is looked at again', async ({ page }) => {
  await page.goto('/sovas-och-opereras');
  const easy = page.getByRole('main').getByText('Lättläst', { exact: true });
  await easy.click();
  await expect(page.locator('[data-easy-text] p').first()).toBeVisible();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.locator('[data-easy-text] p').first()).toBeVisible();
});

for (const [name, path] of [
  ['Meny', '/tand'],
  ['Sök', '/tand'],
  [/Välj språk/, '/tand'],
] as const) {
  test(`[#153] [#261] Space opens ${name} as it does a button, and scrolls nothing`, async ({ page }) => {
    await page.goto(path);
    const link = header(page).getByRole('link', { name });
    await expect(link).toHaveAttribute('aria-haspopup', 'dialog');
    await link.focus();
    await page.keyboard.press('Space');
    await expect(overlay(page)).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(overlay(page)).toHaveCount(0);
    await expect(link).toBeFocused();
  });
}

test('[#261] Space scrolls on from a link that is none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/tand');
  await header(page).getByRole('link', { name: 'Tryggve, till startsidan' }).focus();
  await page.keyboard.press('Space');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await expect(page).toHaveURL(/\/tand$/);
});

for (const [path, name, settings] of [
  ['/tand', 'Meny', 'Inställningar'],
  ['/q/2658-ar', 'القائمة', 'الإعدادات'],
] as const) {
  test(`[#116] [#120] the settings are the first thing of the menu over ${path}, in sight on a phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await header(page).getByRole('link', { name }).click();
    await expect(overlay(page).getByRole('button', { name: settings })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
    await expect(overlay(page).getByRole('button', { name: settings })).toBeFocused();
  });
}

test('[#113] [#114] no two buttons of the menu lead to the same page', async ({ page }) => {
  for (const path of ['/tand', '/en/dental', '/q/2658-ar', '/q/2658-ti']) {
    await page.goto(path);
    await header(page).locator('[data-modal="mainMenu"]').click();
    await expect(overlay(page)).toBeVisible();
    const targets = await overlay(page)
      .getByRole('link')
      .evaluateAll((links) => links.filter((link) => !link.closest('nav')).map((link) => link.getAttribute('href')));
    expect(targets.length, path).toBeGreaterThan(0);
    expect(new Set(targets).size, path).toBe(targets.length);
  }
});
