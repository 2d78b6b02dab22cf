/**
 * The page does not jump: when an overlay closes, when the focus moves through the header, when a language is offered.
 */
import { expect, haveAnswered, type Page, test } from './test.ts';
import { stagingUrl } from './addresses.ts';
import { header } from './pageParts.ts';

const long = '/sovas-och-opereras/vakna';
const overlay = (page: Page) => page.getByRole('dialog');
const scrolled = (page: Page) => page.evaluate(() => scrollY);

const scrollPage = (page: Page, top: number) => page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);

/** Returns the scroll position once nothing moves any more, smooth scrolling included. */
async function settled(page: Page): Promise<number> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let [last, still] = [scrollY, 0];
        const look = () => {
          still = scrollY === last ? still + 1 : 0;
          last = scrollY;
          if (still > 20) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  return scrolled(page);
}

for (const width of [390, 1200]) {
  for (const name of ['Meny', 'Sök']) {
    test(`[#203] ${name} opened without a focus of its own, as voices and Safari do, closes without a jump at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(long);
      for (const close of [
        () => page.keyboard.press('Escape'),
        () => overlay(page).getByRole('button', { name: 'Stäng' }).click(),
      ]) {
        await scrollPage(page, 1500);
        await header(page)
          .getByRole('link', { name })
          .evaluate((link: HTMLElement) => {
            (document.activeElement as HTMLElement | null)?.blur();
            link.click();
          });
        await expect(overlay(page)).toBeVisible();
        await close();
        await expect(overlay(page)).toHaveCount(0);
        await expect(header(page).getByRole('link', { name })).toBeFocused();
        expect(await settled(page)).toBe(1500);
      }
    });
  }
}

test('[#155] [#203] the popup of languages closes without a jump', async ({ page }) => {
  await page.goto(long);
  await scrollPage(page, 1500);
  const button = header(page).getByRole('link', { name: /Välj språk/ });
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => button.evaluate((link: HTMLElement) => link.click()),
  ]) {
    await button.evaluate((link: HTMLElement) => link.click());
    await expect(overlay(page)).toBeVisible();
    await close();
    await expect(overlay(page)).toHaveCount(0);
    expect(await settled(page)).toBe(1500);
  }
});

test('[#203] where what opened it is gone, the heading has the focus and the page stays', async ({ page }) => {
  await page.goto(long);
  await page.getByRole('contentinfo').getByText('Dela sidan').click();
  await expect(overlay(page)).toBeVisible();
  const before = await scrolled(page);
  await page.evaluate(() => {
    // The replacement has the same height, so that only the focus could move the page.
    const share = document.querySelector<HTMLElement>('#share');
    share?.replaceWith(Object.assign(document.createElement('p'), { textContent: share.textContent }));
  });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(Math.abs((await settled(page)) - before)).toBeLessThan(100);
});

test('[#203] after a hit and the way back, closing the search leaves the page where it was', async ({ page }) => {
  await page.goto(long);
  await scrollPage(page, 1000);
  await header(page)
    .getByRole('link', { name: 'Sök' })
    .evaluate((link: HTMLElement) => link.click());
  await page.getByRole('combobox').fill('narkos');
  await page.keyboard.press('Enter');
  await overlay(page).getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await expect(page).not.toHaveURL(/vakna/);
  await page.goBack();
  await expect(overlay(page)).toBeVisible();
  const before = await settled(page);
  expect(before).toBeGreaterThan(900);
  await page.keyboard.press('Escape');
  await expect(overlay(page)).toHaveCount(0);
  expect(await settled(page)).toBe(before);
});

test('[#261] Shift+Tab goes through the header and the page stays', async ({ page }) => {
  await page.goto(long);
  await scrollPage(page, 1500);
  await header(page)
    .getByRole('link', { name: 'Meny' })
    .evaluate((link) => link.focus({ preventScroll: true }));
  for (const name of ['Sök', 'Visa QR-kod', /Välj språk/]) {
    await page.keyboard.press('Shift+Tab');
    const control = header(page).getByRole('link', { name }).or(header(page).getByRole('button', { name }));
    await expect(control).toBeFocused();
    expect(await settled(page)).toBe(1500);
    // The page does not move either when assistive technology scrolls the control into view.
    await control.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
    expect(await settled(page)).toBe(1500);
  }
  // Elements below the header are still scrolled out from under it.
  await scrollPage(page, 1500);
  await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLElement>('main a')].filter((link) => link.checkVisibility());
    links.find((link) => link.getBoundingClientRect().bottom < 0)?.focus();
  });
  await settled(page);
  const [focused, bar] = await page.evaluate(() => [
    document.activeElement?.getBoundingClientRect().top ?? 0,
    document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
  ]);
  expect(focused).toBeGreaterThanOrEqual(bar ?? 0);
});

/** A home page, a browser that asks for another language, and that language's name for itself. */
for (const [path, locale, language] of [
  ['/', 'en-GB', 'en'],
  ['/narstaende', 'bs-BA', 'bs'],
  ['/narstaende', 'ti-ER', 'ti'],
  ['/ar', 'sv-SE', 'sv'],
] as const) {
  for (const width of [320, 390, 1280]) {
    test(`[#242] [#5] the offer of ${language} at ${path} moves nothing at ${width} px`, async ({ browser }) => {
      const context = await browser.newContext({ locale, viewport: { width, height: 844 } });
      await haveAnswered(context);
      const page = await context.newPage();
      await page.addInitScript(() => {
        const tops = new Set<number>();
        Object.assign(window, { tops });
        const look = () => {
          const part = document.querySelector('h1')?.closest('main > *');
          if (part) tops.add(part.getBoundingClientRect().top);
          requestAnimationFrame(look);
        };
        look();
      });
      // Load scripts after first paint, as on a slow network. `waitForFunction` also works on a page that is still
      // loading.
      await page.route('**/_astro/*.js', async (route) => {
        await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
        await route.continue();
      });
      await page.goto(stagingUrl + path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('main').locator(`a[lang="${language}"]`).first()).toBeVisible();
      const tops = await page.evaluate(() => [...(window as unknown as { tops: Set<number> }).tops]);
      expect(tops).toHaveLength(1);
      await context.close();
    });
  }
}

test('[#5] where nothing is offered there is no room for it', async ({ browser }) => {
  for (const [path, locale] of [
    ['/', 'sv-SE'],
    ['/en', 'en-US'],
    ['/narstaende', 'xx'],
  ] as const) {
    const context = await browser.newContext({ locale });
    await haveAnswered(context);
    const page = await context.newPage();
    await page.goto(stagingUrl + path);
    const [main, first] = await page.evaluate(() => {
      const main = document.querySelector('main');
      const shown = [...(main?.children ?? [])].find((child) => child.checkVisibility());
      return [main?.getBoundingClientRect().top, shown?.getBoundingClientRect().top];
    });
    expect(first).toBe(main);
    await expect(page.locator('[data-language-offer]')).toBeHidden();
    await context.close();
  }
});
