/** The shell by mouse and keyboard, with the constants of the specification, section 9. */
import { expect, type Page, test } from './test.ts';
import { productionUrl } from './addresses.ts';

const long = '/sovas-och-opereras';
const header = (page: Page) => page.locator('header#top');
const scrollPage = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);

test('[#15] [#18] has header, main, footer and #top on the page', async ({ page }) => {
  await page.goto(long);
  await expect(page.locator('body > header')).toHaveCount(1);
  await expect(page.locator('main')).toHaveCount(1);
  await expect(page.locator('body > footer')).toHaveCount(1);
  await expect(page.locator('#top')).toHaveCount(1);
});

test('[#17] names the document after the page', async ({ page }) => {
  await page.goto(long);
  await expect(page).toHaveTitle('Sövas och opereras · Tryggve');
});

test('[#19] leads home from the logo: / in Swedish, and everywhere in production', async ({ page }) => {
  await page.goto('/tand');
  await expect(page.getByRole('link', { name: 'Tryggve, till startsidan' })).toHaveAttribute('href', '/');
  await page.goto('/en/dental');
  await expect(page.getByRole('link', { name: 'Tryggve, go to the home page' })).toHaveAttribute('href', '/en');
  await page.goto(`${productionUrl}/en/dental`);
  await expect(header(page).locator('a').first()).toHaveAttribute('href', '/');
});

test('[#92] [#93] has logo, back, language, search and menu; the language only in staging and on caregiver pages', async ({
  page,
}) => {
  await page.goto('/tand');
  for (const name of ['Sök', 'Meny']) await expect(header(page).getByRole('link', { name })).toBeVisible();
  await expect(header(page).getByRole('link', { name: /Svenska/ })).toHaveAttribute('href', '/sprak?page=dental');
  await expect(header(page).getByRole('button', { name: 'Tillbaka', includeHidden: true })).toHaveCount(1);
  await page.goto(`${productionUrl}/tand`);
  await expect(header(page).getByRole('link', { name: /Svenska/ })).toHaveCount(0);
  await page.goto(`${productionUrl}/narstaende/fasta`);
  await expect(header(page).getByRole('link', { name: /Svenska/ })).toBeVisible();
});

test('[#94] [#103] disables the back buttons while there is no history', async ({ page }) => {
  await page.goto('/tand');
  const footerBack = page.locator('footer').getByRole('button', { name: 'Tillbaka' });
  // A new tab has about:blank in its history, so replace that entry.
  const fresh = await page.context().newPage();
  await fresh.evaluate((url) => location.replace(url), `${new URL(page.url()).origin}/tand`);
  await fresh.waitForURL('**/tand');
  await expect(fresh.locator('footer').getByRole('button', { name: 'Tillbaka' })).toBeDisabled();
  await fresh.close();
  await page.goto('/meny');
  await expect(footerBack).toBeEnabled();
  await footerBack.click();
  await expect(page).toHaveURL(/\/tand$/);
});

test('[#95] minifies the header beyond 80 px and not at 80', async ({ page }) => {
  await page.goto(long);
  await scrollPage(page, 80);
  await expect(header(page)).not.toHaveAttribute('data-minified');
  await scrollPage(page, 81);
  await expect(header(page)).toHaveAttribute('data-minified', '');
  await expect(header(page).locator('div').first()).toHaveCSS('min-block-size', '56px');
  await scrollPage(page, 80);
  await expect(header(page)).not.toHaveAttribute('data-minified');
});

test('[#96] hides labels in the minified header from the eye only', async ({ page }) => {
  await page.goto(long);
  await scrollPage(page, 500);
  const menu = header(page).getByRole('link', { name: 'Meny' });
  await expect(menu).toBeVisible();
  await expect.poll(async () => (await menu.locator('span').boundingBox())?.width).toBeLessThanOrEqual(1);
});

test('[#256] runs the progress bar from the click: from 0.3, and gone 200 ms after it stops', async ({ page }) => {
  await page.clock.install();
  await page.goto(long);
  await page.clock.pauseAt(Date.now() + 60_000);
  // Stay on the page, so that the bar can be inspected. This listener runs after the shell's.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  const bar = page.locator('[data-progress]');
  await expect(bar).toBeHidden();
  await header(page).getByRole('link').first().click();
  await expect(bar).toBeVisible();
  const share = Number(await bar.evaluate((element) => element.style.getPropertyValue('--progress')));
  expect(share).toBeGreaterThanOrEqual(0.3);
  expect(share).toBeLessThan(1);
  await page.keyboard.press('Escape');
  await page.clock.runFor(199);
  await expect(bar).toBeVisible();
  await page.clock.runFor(1);
  await expect(bar).toBeHidden();
});

test('[#256] does not run for a new tab or an anchor', async ({ page }) => {
  await page.goto('/sok');
  await page.locator('a[href^="#letter-"]').first().click();
  await expect(page.locator('[data-progress]')).toBeHidden();
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    header(page)
      .getByRole('link', { name: 'Meny' })
      .click({ modifiers: ['Control'] }),
  ]);
  await expect(page.locator('[data-progress]')).toBeHidden();
  await tab.close();
});

test('[#261] reaches the text by keyboard: skip link first, focus always visible', async ({ page }) => {
  // Smooth scrolling would still be running when the next stop is inspected.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/tand');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Hoppa till innehållet' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  for (let stop = 0; stop < 40; stop++) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return { done: true, visible: true, name: '' };
      const { outlineStyle } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const top = document.elementFromPoint(box.x + box.width / 2, Math.min(box.y + box.height / 2, innerHeight - 1));
      return {
        done: false,
        visible: outlineStyle !== 'none' && (element.contains(top) || top?.contains(element) === true),
        name: element.textContent,
      };
    });
    expect(focus.visible, focus.name ?? '').toBe(true);
    if (focus.done) break;
  }
});

test('[#69] marks nothing as current on the missing page', async ({ page }) => {
  await page.goto('/finns-inte');
  await expect(page.locator('[aria-current]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ooops!');
  await page.goto('/meny');
  await expect(page.locator('[aria-current="page"]').first()).toBeVisible();
});

test('[#255] keeps content to 980 px and text to 640 px', async ({ page }) => {
  await page.goto(long);
  expect((await page.locator('main .content').last().boundingBox())?.width).toBe(980);
  const widths = await page
    .locator('main p')
    .evaluateAll((paragraphs) => paragraphs.map((paragraph) => paragraph.getBoundingClientRect().width));
  expect(Math.max(...widths)).toBeLessThanOrEqual(640);
});

test('[#262] gives every target at least 24 by 24 px, and the header 44', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/', '/narstaende/fasta', '/sok', '/psykisk-ohalsa']) {
    await page.goto(path);
    const small = await page
      .locator('a:visible, button:visible, summary:visible, input:visible')
      .evaluateAll((targets) =>
        targets
          // Links inside a sentence are exempt (WCAG 2.5.8, inline).
          .filter(
            (target) =>
              !target
                .closest('p, li')
                ?.textContent?.trim()
                .replace(target.textContent ?? '', '')
                .trim() || target.closest('header, nav'),
          )
          .map((target) => ({ name: target.textContent, box: target.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 1 && (box.width < 24 || box.height < 24))
          .map(({ name }) => name),
      );
    expect(small, path).toEqual([]);
    const heights = await header(page)
      .locator('a:visible, button:visible')
      .evaluateAll((targets) => targets.slice(1).map((target) => target.getBoundingClientRect().height));
    for (const height of heights) expect(height).toBeGreaterThanOrEqual(44);
  }
});

test('[#261] on a phone, Tab goes down a page for parents in the order in which it is seen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/narstaende/fasta');
  const places = await page
    .locator('main :is(a, button, summary)')
    .evaluateAll((stops) =>
      stops.filter((stop) => stop.checkVisibility()).map((stop) => stop.getBoundingClientRect().top + scrollY),
    );
  expect(places.length).toBeGreaterThan(5);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
