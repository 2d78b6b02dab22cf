/** The main menu over a page, and its settings. */
import { expect, type Page, test } from './test.ts';
import { productionUrl } from './addresses.ts';
import { firstVisit } from './visitors.ts';
import { dialog, storedPreferences } from './pageParts.ts';

async function openMenu(page: Page, path: string, name = 'Meny') {
  await page.goto(path);
  await page.locator('header').getByRole('link', { name, exact: true }).click();
  await expect(dialog(page)).toBeVisible();
}

async function openSettings(page: Page, path = '/tand') {
  await openMenu(page, path);
  await dialog(page).getByRole('button', { name: 'Inställningar' }).click();
  await expect(dialog(page).getByRole('switch', { name: 'Mindre rörelse' })).toBeVisible();
}

test('[#110] fills the window, in Swedish or English by the page, in production in Swedish', async ({ page }) => {
  await openMenu(page, '/tand');
  expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
  await expect(dialog(page).getByRole('link', { name: 'Sjukdomar och problem' })).toBeVisible();
  await openMenu(page, '/en/dental', 'Menu');
  await expect(dialog(page).getByRole('link', { name: 'Illnesses and conditions' })).toBeVisible();
  await page.goto(`${productionUrl}/en/dental`);
  await page.locator('header [data-modal="mainMenu"]').click();
  const first = dialog(page).getByRole('link', { name: 'Sjukdomar och problem' });
  await expect(first).toBeVisible();
  expect(await first.evaluate((link) => link.closest('[lang]')?.getAttribute('lang'))).toBe('sv');
});

for (const [width, columns] of [
  [688, 2],
  [687, 1],
] as const) {
  test(`[#111] has ${columns} column(s) at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openMenu(page, '/tand');
    const lists = dialog(page).locator('[data-menu-main] nav > ul');
    const [first, second] = [await lists.first().boundingBox(), await lists.last().boundingBox()];
    expect(second?.y === first?.y).toBe(columns === 2);
  });
}

test('[#112] rows are aqua and rose in turn', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openMenu(page, '/tand');
  const colours = await dialog(page)
    .locator('[data-menu-main] nav > ul > li')
    .evaluateAll((rows) => rows.map((row) => getComputedStyle(row).backgroundColor));
  expect(new Set(colours).size).toBe(2);
  colours.slice(1).forEach((colour, index) => expect(colour).not.toBe(colours[index]));
});

test('[#113] [#114] leads home and to the pages for parents', async ({ page }) => {
  await openMenu(page, '/en/dental', 'Menu');
  await expect(dialog(page).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/en');
  await dialog(page)
    .getByRole('link', { name: 'For parents and carers' })
    .or(dialog(page).locator('a[href*="/en/caregivers/"]'))
    .first()
    .click();
  await expect(page).toHaveURL(/\/en\/caregivers\/welcome-tryggve$/);
});

test('[#115] the branch of the page that is read stands open; the others unfold by their caret', async ({ page }) => {
  await openMenu(page, '/tand/tandstallning');
  const branches = dialog(page).locator('[data-menu-main] li:has(> details)');
  await expect(branches.filter({ has: page.locator('details[open]') })).toHaveCount(1);
  await expect(dialog(page).locator('[aria-current="page"]')).toHaveAttribute('href', '/tand/tandstallning');
  const other = branches.filter({ hasText: 'Sjukdomar och problem' });
  await expect(other.getByRole('link', { name: 'Lungor och andning' })).toBeHidden();
  await other.locator('summary').click();
  await expect(other.getByRole('link', { name: 'Lungor och andning' })).toBeVisible();
});

test('[#116] [#118] the settings slide in from the side in 500 ms, and the menu moves aside', async ({ page }) => {
  await openMenu(page, '/tand');
  const main = dialog(page).locator('[data-menu-main]');
  expect(await main.evaluate((menu) => getComputedStyle(menu).transitionDuration)).toBe('0.5s');
  const button = dialog(page).getByRole('button', { name: 'Inställningar' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  const back = dialog(page).getByRole('button', { name: 'Till menyn' });
  await expect(back).toBeFocused();
  await expect(main).toBeHidden();
  await back.click();
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('[#192] [#193] opening, closing and unfolding are events, with nothing sent', async ({ page }) => {
  await page.goto('/tand');
  await page.evaluate(() => {
    const events: unknown[] = [];
    document.addEventListener('tryggve:track', (event) => events.push((event as CustomEvent).detail));
    Object.assign(window, { events });
  });
  await page.locator('header').getByRole('link', { name: 'Meny' }).click();
  await dialog(page).locator('li', { hasText: 'Psykisk ohälsa' }).locator('summary').first().click();
  await expect(dialog(page).getByRole('link', { name: 'Sömn' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  const events = await page.evaluate(() => (window as unknown as { events: object[] }).events);
  expect(events).toEqual(
    expect.arrayContaining([
      { category: 'Main Menu', action: 'Open', name: '/tand' },
      { category: 'Main Menu', action: 'Submenu Open', name: '/psykisk-ohalsa' },
      { category: 'Main Menu', action: 'Close', name: '/tand' },
    ]),
  );
});

test.describe('a first visit', () => {
  test.use({ storageState: firstVisit });

  test('[#120] [#121] [#125] settings are real switches, count at once and last', async ({ page }) => {
    await openSettings(page);
    expect(await storedPreferences(page)).toBeNull();
    await dialog(page).getByRole('switch', { name: 'Mindre rörelse' }).check();
    await expect(page.locator('html')).toHaveAttribute('data-reduced-motion', 'true');
    await dialog(page)
      .getByRole('switch', { name: /Syntolkade/ })
      .check();
    await dialog(page).getByRole('radio', { name: 'Mörka' }).check();
    await dialog(page).getByRole('radio', { name: 'Störst' }).check();
    await expect(dialog(page).getByRole('link', { name: 'Svenska' })).toHaveAttribute('href', '/sprak?page=dental');
    expect(await storedPreferences(page)).toMatchObject({
      version: 1,
      reducedMotionEnabled: true,
      audioDescriptionEnabled: true,
      theme: 'dark',
      textSize: 'larger',
    });
    await page.goto('/sovas-och-opereras');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('22.4px');
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(11, 37, 41)');
  });
});

test('[#124] with less motion nothing moves', async ({ page }) => {
  await openSettings(page);
  await dialog(page).getByRole('switch', { name: 'Mindre rörelse' }).check();
  const moving = await page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter((element) => {
        const { transitionDuration, animationName } = getComputedStyle(element);
        return animationName !== 'none' || transitionDuration.split(', ').some((time) => time !== '0s');
      }).length,
  );
  expect(moving).toBe(0);
});

test('[#123] less motion is on and locked where the system asks for it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSettings(page);
  const motion = dialog(page).getByRole('switch', { name: 'Mindre rörelse' });
  await expect(motion).toBeChecked();
  await expect(motion).toBeDisabled();
  await expect(dialog(page).getByText('Din telefon eller dator har redan valt det.')).toBeVisible();
});

test('[#122] the options for developers are not in this build', async ({ page }) => {
  await openSettings(page);
  await expect(dialog(page).getByRole('switch')).toHaveCount(4);
  await expect(page.locator('[data-development]')).toHaveCount(0);
});

test('[#11] easy-read mode is kept in a cookie of its own and shows the easy text alone', async ({ page, context }) => {
  await openSettings(page, '/sovas-och-opereras');
  expect(await context.cookies()).toEqual([]);
  await dialog(page)
    .getByRole('switch', { name: /Lättläst/ })
    .check();
  // The page hands cookies over to the browser process, which has them a little later.
  await expect.poll(() => context.cookies()).toHaveLength(1);
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ name: 'EasyRead', value: '1', sameSite: 'Lax', path: '/' });
  expect(((cookie?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60)).toBeCloseTo(365, 0);
  await page.goto('/sovas-och-opereras');
  await expect(page.locator('[data-easy-text] p').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Hemma innan' })).toBeHidden();
  await openSettings(page, '/sovas-och-opereras');
  await dialog(page)
    .getByRole('switch', { name: /Lättläst/ })
    .uncheck();
  await expect.poll(() => context.cookies()).toEqual([]);
});

test('the settings work on the menu’s own page too', async ({ page }) => {
  await page.goto('/meny');
  await page.getByRole('button', { name: 'Inställningar' }).click();
  await page.getByRole('radio', { name: 'Ljusa' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('Escape goes one step back: from the settings to the menu, from the menu to the page', async ({ page }) => {
  await page.goto('/tand');
  await page.locator('header').getByRole('link', { name: 'Meny' }).click();
  const settings = dialog(page).getByRole('button', { name: 'Inställningar' });
  await settings.click();
  await expect(dialog(page).getByRole('button', { name: 'Till menyn' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(settings).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
});
