/** What all overlays do, tested on the menu and the share modal: opening, closing, focus, scrolling, failure. */
import { expect, type Page, test } from './test.ts';
import { hold } from './hold.ts';
import { closeButton, dialog } from './pageParts.ts';
import { noteTransitions } from './transitions.ts';

const long = '/sovas-och-opereras/vakna';
const menuButton = (page: Page) => page.locator('header').getByRole('link', { name: /^(Meny|القائمة)$/ });
const shareButton = (page: Page) => page.locator('footer summary', { hasText: 'Dela sidan' });

async function openMenu(page: Page, path = long) {
  await page.goto(path);
  await menuButton(page).click();
  await expect(dialog(page)).toBeVisible();
}

test('no overlay code is loaded before a reader reaches for it, and no React for one of plain HTML', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(long, { waitUntil: 'networkidle' });
  expect(asked.filter((path) => /dialog\.|menu\.|mainMenu|\/react\./.test(path))).toEqual([]);
  const host = page.waitForResponse(/dialog\./);
  const part = page.waitForResponse(/\/meny$/);
  await menuButton(page).hover();
  await Promise.all([host, part]);
  await menuButton(page).click();
  await expect(dialog(page)).toBeVisible();
  expect(asked.filter((path) => /\/react\./.test(path))).toEqual([]);
  expect(asked.filter((path) => path === '/meny')).toHaveLength(1);
});

for (const [how, close] of [
  ['the close button', (page: Page) => dialog(page).getByRole('button', { name: 'Stäng' }).click()],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['a press beside it', (page: Page) => page.mouse.click(5, 5)],
] as const) {
  test(`[#100] [#201] [#203] ${how} closes it in 250 ms; scroll and focus are as before`, async ({ page }) => {
    await page.clock.install();
    await page.goto(long);
    await shareButton(page).click();
    await expect(dialog(page)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-scroll-locked', '');
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, -500);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await page.clock.pauseAt(Date.now() + 60_000);
    await close(page);
    await expect(page.locator('dialog[data-closing]')).toBeVisible();
    await page.clock.runFor(249);
    await expect(dialog(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator('[data-modal-content] > *')).toHaveCount(0);
    await expect(page.locator('html')).not.toHaveAttribute('data-scroll-locked', '');
    await expect(shareButton(page)).toBeFocused();
  });
}

test('[#204] Tab goes round inside, in both directions', async ({ page }) => {
  await page.goto(long);
  await shareButton(page).click();
  const close = dialog(page).getByRole('button', { name: 'Stäng' });
  await expect(close).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(dialog(page).getByRole('button', { name: 'WEBP' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
});

test('[#203] the focus goes to the heading where what opened it is gone', async ({ page }) => {
  await page.goto(long);
  await shareButton(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.evaluate(() => document.querySelector('footer details')?.remove());
  await page.keyboard.press('Escape');
  await expect(page.locator('h1')).toBeFocused();
});

test('[#202] [#208] a slow page gets words; a press or key stops the waiting', async ({ page }) => {
  await page.clock.install();
  await page.goto(long);
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const stop of [() => page.mouse.click(200, 300), () => page.keyboard.press('a')]) {
    // A 204 response does not navigate, so the page keeps waiting.
    await page.route('**/tand', (route) => route.fulfill({ status: 204 }));
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/tand' });
      document.body.append(link);
      link.click();
    });
    await expect(page.locator('[data-progress]')).toBeVisible();
    await page.clock.runFor(2400);
    await expect(dialog(page)).toHaveCount(0);
    await page.clock.runFor(200);
    await expect(dialog(page)).toContainText('Sidan är på väg.');
    await stop();
    // 250 ms for the modal to close, then 200 ms for the progress bar.
    await page.clock.runFor(500);
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator('[data-progress]')).toBeHidden();
  }
});

test('[#205] going to another page and back shows it closed', async ({ page }) => {
  await openMenu(page);
  await dialog(page).getByRole('link', { name: 'Clownsjukhuset' }).click();
  await expect(page).toHaveURL(/\/clownsjukhuset$/);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${long}$`));
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-scroll-locked', '');
});

test('[#98] [#99] the open one has its button active and the other hidden, until it closes', async ({ page }) => {
  await openMenu(page);
  const search = page.locator('header [data-modal="search"]');
  await expect(page.locator('header [data-modal="mainMenu"]')).toHaveAttribute('data-state', 'active');
  await expect(search).toHaveAttribute('data-state', 'hidden');
  await expect(search).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(search).toBeVisible();
  await expect(page.locator('header [data-state]')).toHaveCount(0);
});

test('[#97] the header’s buttons change in 300 ms', async ({ page }) => {
  await openMenu(page);
  const search = page.locator('header [data-modal="search"]');
  await expect(search).toBeHidden();
  const noted = await noteTransitions(page, 'header [data-modal="search"]');
  await page.keyboard.press('Escape');
  await expect(search).toBeVisible();
  await expect.poll(noted).not.toEqual([]);
  for (const change of await noted()) expect(change).toMatch(/ 300$/);
});

test('[#209] Tab turns keyboard mode on, a mouse press turns it off', async ({ page }) => {
  await page.goto(long);
  await page.keyboard.press('Tab');
  await expect(page.locator('html')).toHaveAttribute('data-keyboard', '');
  await page.mouse.click(300, 300);
  await expect(page.locator('html')).not.toHaveAttribute('data-keyboard', '');
});

test('a modified click follows the link', async ({ page }) => {
  await page.goto(long);
  const opened = page.context().waitForEvent('page');
  await menuButton(page).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(/\/meny$/);
});

test('quick double clicks open one, and closing while it opens leaves none', async ({ page }) => {
  await page.goto(long);
  // Hold the menu back until both presses are over, so that neither lands in it.
  const part = await hold(page, '**/meny');
  await menuButton(page).dblclick();
  await part.asked();
  part.release();
  await expect(dialog(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);

  await page.reload();
  const menu = await hold(page, '**/meny');
  await menuButton(page).click();
  await menu.asked();
  // Another overlay is opened while the menu is still loading: the later one wins.
  await page.evaluate(() => document.querySelector<HTMLElement>('footer summary')?.click());
  await expect(dialog(page)).toContainText('Dela');
  const late = page.waitForResponse('**/meny');
  menu.release();
  await late;
  await expect(dialog(page)).toContainText('Dela');
  await expect(dialog(page).locator('[data-menu-main]')).toHaveCount(0);
});

test('where its code can not be had, the page opens instead', async ({ page }) => {
  await page.goto(long);
  await page.route('**/dialog.*', (route) => route.abort());
  await menuButton(page).click();
  await expect(page).toHaveURL(/\/meny$/);
  await expect(page.locator('h1')).toHaveText('Meny');
});

test('from right to left it is mirrored', async ({ page }) => {
  await openMenu(page, '/q/2658-ar');
  await expect(dialog(page).locator('[data-overlay="mainMenu"]')).toHaveAttribute('dir', 'rtl');
  const close = await closeButton(page).boundingBox();
  expect(close?.x).toBeLessThan(200);
});
