/** Every overlay by mouse, touch and keyboard, from left to right and from right to left, and what may come between. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { stagingUrl } from './addresses.ts';

type Overlay = {
  /** Pages on which it opens, by direction. */
  paths: string[];
  trigger: (page: Page) => Locator;
};

const overlays: Record<string, Overlay> = {
  mainMenu: {
    paths: ['/tand', '/q/2658-ar'],
    trigger: (page) => page.locator('header [data-modal="mainMenu"]'),
  },
  share: {
    paths: ['/tand', '/q/2658-ar'],
    trigger: (page) => page.locator('footer [data-modal="share"]'),
  },
  caregiversMenu: {
    paths: ['/narstaende/fasta', '/q/2658-ar'],
    trigger: (page) => page.locator('main [data-modal="caregiversMenu"]'),
  },
  faqCategoryFilter: {
    paths: ['/fragor-och-svar'],
    trigger: (page) => page.locator('main [data-modal="faqCategoryFilter"]'),
  },
  lightbox: {
    paths: ['/informationsmaterial'],
    trigger: (page) => page.locator('main [data-modal="lightbox"]'),
  },
};

const dialog = (page: Page) => page.locator('dialog[open]');
const close = (page: Page) => dialog(page).locator('[data-modal-close]');
const opens: Record<string, (trigger: Locator, page: Page) => Promise<void>> = {
  mouse: (trigger) => trigger.click(),
  touch: (trigger) => trigger.tap(),
  keyboard: async (trigger, page) => {
    await trigger.focus();
    await page.keyboard.press('Enter');
  },
};
const closes: Record<string, (page: Page) => Promise<void>> = {
  mouse: (page) => close(page).click(),
  touch: (page) => close(page).tap(),
  keyboard: (page) => page.keyboard.press('Escape'),
};

for (const [name, { paths, trigger }] of Object.entries(overlays)) {
  for (const path of paths) {
    for (const [way, open] of Object.entries(opens)) {
      test(`[#91] [#100] [#104] [#110] [#196] [#201] [#203] ${name} over ${path} by ${way}`, async ({ browser }) => {
        const context = await browser.newContext({ hasTouch: way === 'touch', viewport: { width: 390, height: 800 } });
        const page = await context.newPage();
        await page.goto(stagingUrl + path);
        await open(trigger(page), page);
        await expect(dialog(page)).toBeVisible();
        // A name for who hears it, the focus inside, the page behind held still and out of reach.
        await expect(dialog(page)).toHaveAccessibleName(/.{3}/);
        expect(await dialog(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
        await expect(page.locator('html')).toHaveAttribute('data-scroll-locked', '');
        for (const control of await dialog(page)
          .locator('a:visible, button:visible, input:visible, summary:visible')
          .all())
          await expect(control).toHaveAccessibleName(/\S/);
        // In the corner where the reader's line ends.
        const [box, window] = [await close(page).boundingBox(), page.viewportSize()];
        const isStart = (box?.x ?? 0) < (window?.width ?? 0) / 2;
        expect(isStart).toBe((await page.locator('html').getAttribute('dir')) === 'rtl');
        await closes[way]?.(page);
        await expect(dialog(page)).toHaveCount(0);
        await expect(page.locator('html')).not.toHaveAttribute('data-scroll-locked', '');
        await expect(trigger(page)).toBeFocused();
        await context.close();
      });
    }
  }
}

test('[#117] the menu goes with its page, and is not closed by being opened', async ({ page }) => {
  await page.goto('/tand');
  await overlays['mainMenu']?.trigger(page).click();
  await expect(dialog(page)).toBeVisible();
  // What the site writes into the address is no change of page.
  await page.evaluate(() => history.replaceState(history.state, '', '?a=1'));
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole('link', { name: 'Podcast' }).click();
  await expect(page).toHaveURL(/\/podcast$/);
  await expect(dialog(page)).toHaveCount(0);
});

test('[#205] back while it is being opened leaves nothing open, there and here', async ({ page }) => {
  await page.goto('/om-oss');
  await page.goto('/tand');
  let answer: (() => void) | undefined;
  await page.route('**/meny', async (route) => {
    await new Promise<void>((resolve) => (answer = resolve));
    await route.continue().catch(() => undefined);
  });
  await overlays['mainMenu']?.trigger(page).click();
  await expect.poll(() => typeof answer).toBe('function');
  await page.goBack();
  await expect(page).toHaveURL(/\/om-oss$/);
  answer?.();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-scroll-locked', '');
  await page.goForward();
  await expect(page).toHaveURL(/\/tand$/);
  await expect(dialog(page)).toHaveCount(0);
  await page.unroute('**/meny');
  await overlays['mainMenu']?.trigger(page).click();
  await expect(dialog(page)).toBeVisible();
});

test('Escape while it is being opened keeps it closed', async ({ page }) => {
  await page.goto('/tand');
  let answer: (() => void) | undefined;
  await page.route('**/meny', async (route) => {
    await new Promise<void>((resolve) => (answer = resolve));
    await route.continue();
  });
  await overlays['mainMenu']?.trigger(page).click();
  await expect.poll(() => typeof answer).toBe('function');
  await page.keyboard.press('Escape');
  const late = page.waitForResponse('**/meny');
  answer?.();
  await (await late).finished();
  // The code that would have opened it has run once the next opening has.
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
  await page.evaluate(() => scrollTo(0, 500));
  await page.locator('footer [data-to-top]').click();
  const heard = await page.evaluate(() => (window as unknown as { heard: { category: string; name: string }[] }).heard);
  expect(heard).toMatchObject([{ category: 'Footer', action: 'Scroll to top' }]);
  expect(Number(heard[0]?.name)).toBeGreaterThan(100);
});
