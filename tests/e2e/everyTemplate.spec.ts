/**
 * Opens every template once and checks it in four states: on the narrowest phone, which equals 400 % zoom; with text of
 * double size; on paper as it is; and on paper with everything unfolded.
 */
import { expect, lookingTest as test, type Page } from './test.ts';
import { everyTemplate } from './addresses.ts';
import { messagesOf, textsBelow, unfold } from './paper.ts';
import { printFooter, saysItsDate } from './paperFoot.ts';
import { lostInPdf } from './pdfText.ts';

/** Returns what overflows the window, by name; empty if nothing scrolls sideways. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return right > clientWidth + 1 || left < -1;
      })
      .slice(0, 5)
      .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`);
  });

/** The warning signs in three languages, whose phone numbers are the longest. */
const signs = ['sv', 'en', 'ar'].map((code) => ({ name: 'urgent', path: `/q/urgent-${code}` }));

/**
 * The Arabic templates in two more languages: one in Ge'ez script, one without spaces between words. They fail on a
 * machine without the fonts; `npm run setup` installs them.
 */
const inFurtherLanguages = everyTemplate
  .filter(({ path }) => /^\/ar\b|-ar$/.test(path))
  .flatMap(({ name, path }) =>
    ['ti', 'zh'].map((code) => ({ name, path: path.replace(/^\/ar\b|(?<=-)ar$/, (ar) => ar.replace('ar', code)) })),
  );

/** Sets the size of all letters; an empty string restores it. */
const setTextSize = (page: Page, size: string) =>
  page.evaluate((to) => void (document.documentElement.style.fontSize = to), size);

const isSheet = (name: string) => name !== 'notFound';
/** The card that a child prints has no footer: it holds only the child's own words. */
const hasFoot = (name: string) => isSheet(name) && name !== 'myPlan';

async function expectFoot(page: Page, name: string): Promise<void> {
  const language = (await page.locator('html').getAttribute('lang')) ?? '';
  await expect(printFooter(page)).toBeVisible();
  await expect(printFooter(page)).toContainText(messagesOf(language)['status_ai'] ?? 'no such string');
  await saysItsDate(page);
  const address = (await printFooter(page).locator('bdi').textContent()) ?? '';
  expect(address).toMatch(new RegExp(`^https?://[^/]+/q/[a-zA-Z0-9]+-${language}$`));
  const code = printFooter(page).locator('img');
  if (name !== 'poster') await expect(code).toBeVisible();
  await expect(code).toHaveAttribute('src', `/qr/${address.split('/q/')[1]}.svg`);
}

for (const { name, path } of [...everyTemplate, ...signs, ...inFurtherLanguages]) {
  test(`[#263] [#279] [#277] ${name} at ${path} fits narrow windows and large text, and prints whole`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    const screenParts = page.locator('header, footer, main form:not([data-printed])').filter({ visible: true });
    await expect(screenParts).not.toHaveCount(0);
    expect.soft(await overflow(page), '320 px').toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    await setTextSize(page, '200%');
    expect.soft(await overflow(page), '360 px, text of 200 %').toEqual([]);

    await setTextSize(page, '');
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ media: 'print' });
    if (hasFoot(name)) {
      await expectFoot(page, name);
      await expect(screenParts).toHaveCount(0);
    }
    expect.soft(await lostInPdf(page), 'in the PDF').toEqual([]);

    if (!isSheet(name)) return;
    await page.emulateMedia({ media: 'screen' });
    // A4 minus the margins of src/styles/print.css: 182 mm.
    await page.setViewportSize({ width: 688, height: 1000 });
    await unfold(page);
    await page.emulateMedia({ media: 'print' });
    expect.soft(await textsBelow(page.locator('main'), 10)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(688);
  });
}

for (const width of [800, 1024, 1280])
  test(`[#263] the atlas fits ${width} px with text of 200 %`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/hur-funkar-det/kroppen');
    await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
    expect(await overflow(page)).toEqual([]);
  });
