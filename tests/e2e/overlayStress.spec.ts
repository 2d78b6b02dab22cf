/** What can come between an overlay and its reader: slow networks, going back, selections, changes of mind. */
import { expect, type Page, test } from './test.ts';
import { hold } from './hold.ts';
import { dialog } from './pageParts.ts';

const menuButton = (page: Page) => page.locator('header [data-modal="mainMenu"]');

test('[#117] the menu goes with its page, and is not closed by being opened', async ({ page }) => {
  await page.goto('/tand');
  await menuButton(page).click();
  await expect(dialog(page)).toBeVisible();
  // When the site rewrites the address, that is not a navigation.
  await page.evaluate(() => history.replaceState(history.state, '', '?a=1'));
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole('link', { name: 'Clownsjukhuset' }).click();
  await expect(page).toHaveURL(/\/clownsjukhuset$/);
  await expect(dialog(page)).toHaveCount(0);
});

test('[#205] back while it is being opened leaves nothing open, there and here', async ({ page }) => {
  await page.goto('/om-oss');
  await page.goto('/tand');
  const menu = await hold(page, '**/meny');
  await menuButton(page).click();
  await menu.asked();
  await page.goBack();
  await expect(page).toHaveURL(/\/om-oss$/);
  menu.release();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-scroll-locked', '');
  await page.goForward();
  await expect(page).toHaveURL(/\/tand$/);
  await expect(dialog(page)).toHaveCount(0);
  await page.unroute('**/meny');
  await menuButton(page).click();
  await expect(dialog(page)).toBeVisible();
});

test('[#205] a page from the back/forward cache stays as it was left, with nothing opening late', async ({ page }) => {
  await page.goto('/tand');
  const menu = await hold(page, '**/meny');
  await menuButton(page).click();
  await menu.asked();
  // Playwright disables the back/forward cache, so send the events that a cached page receives.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  const late = page.waitForResponse('**/meny');
  menu.release();
  await (await late).finished();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(menuButton(page)).not.toHaveAttribute('aria-busy');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-scroll-locked', '');
  await page.unroute('**/meny');
  await menuButton(page).click();
  await expect(dialog(page)).toBeVisible();
});

test('a press beside the sheet closes it, a press on its empty parts does not', async ({ page }) => {
  await page.goto('/tand');
  await page.locator('footer [data-modal="share"]').click();
  await expect(dialog(page)).toBeVisible();
  const box = await dialog(page).boundingBox();
  if (!box) throw new Error('no box');
  await page.mouse.click(box.x + 30, box.y + 20);
  // A selection that begins inside the overlay may end outside.
  await page.mouse.move(box.x + 40, box.y + 90);
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await page.keyboard.press('Tab');
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog(page)).toHaveCount(0);
});

test('a menu that is opened again begins at its top, and unfolding by itself is no event', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/sovas-och-opereras/vakna');
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    document.addEventListener('tryggve:track', (event) => {
      heard.push((event as CustomEvent<{ action: string }>).detail.action);
    });
  });
  const menu = menuButton(page);
  await menu.click();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.move(195, 500);
  // The browser process learns later than the page that the menu is under the mouse, so the first wheel event may be
  // lost.
  await expect(async () => {
    await page.mouse.wheel(0, 800);
    await expect(dialog(page).getByRole('link', { name: 'Sjukdomar och problem' })).not.toBeInViewport({
      timeout: 500,
    });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await menu.click();
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByRole('link', { name: 'Sjukdomar och problem' })).toBeInViewport();
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  expect(heard).toEqual(['Open', 'Close', 'Open']);
});

test('Escape while it is being opened keeps it closed', async ({ page }) => {
  await page.goto('/tand');
  const menu = await hold(page, '**/meny');
  await menuButton(page).click();
  await menu.asked();
  await page.keyboard.press('Escape');
  const late = page.waitForResponse('**/meny');
  menu.release();
  await (await late).finished();
  // When the next overlay has opened, the code that would have opened the menu has run.
  await page.locator('footer [data-modal="share"]').click();
  await expect(dialog(page)).toContainText('Dela');
  await expect(dialog(page).locator('[data-menu-main]')).toHaveCount(0);
});

test('[#191] the way to the top is an event with the place from which one goes', async ({ page }) => {
  await page.goto('/sovas-och-opereras/vakna');
  await page.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    document.addEventListener('tryggve:track', (event) => heard.push((event as CustomEvent<unknown>).detail));
  });
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
  await page.locator('footer [data-to-top]').click();
  const heard = await page.evaluate(() => (window as unknown as { heard: { category: string; name: string }[] }).heard);
  expect(heard).toMatchObject([{ category: 'Footer', action: 'Scroll to top' }]);
  expect(Number(heard[0]?.name)).toBeGreaterThan(100);
});

test('[#208] waiting is named by its words, and the link that is waited for gets the focus back', async ({ page }) => {
  await page.goto('/tand');
  const scrolled = await page.evaluate(() => {
    const detail = document.querySelector<HTMLElement>('footer nav a');
    detail?.scrollIntoView({ behavior: 'instant' });
    document.dispatchEvent(new CustomEvent('tryggve:slow', { detail }));
    return scrollY;
  });
  await expect(dialog(page)).toHaveAccessibleName('Sidan är på väg.');
  await page.keyboard.press('a');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('footer nav a').first()).toBeFocused();
  expect(Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThan(200);
});
