/** The consent banner leaves most of the first screen to the page, at any window size and text size. */
import { expect, test } from './test.ts';
import { languageCodes } from '../../src/i18n/languages.ts';
import { banner, meetBanner, unfold } from './consent.ts';
import { firstVisit } from './visitors.ts';
import { allOf } from './pageParts.ts';

test.use({ storageState: firstVisit });

for (const [width, height] of [
  [360, 640],
  [390, 844],
  [360, 560],
  [320, 480],
  [640, 360],
  [1280, 800],
] as const) {
  test(`[#257] [#262] at ${width} × ${height} most of the window is the page's, in any language and size of letters, and both answers are at hand`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    for (const textSize of ['normal', 'larger']) {
      await page.addInitScript(
        (stored) => localStorage.setItem('tryggve', stored),
        JSON.stringify({ version: 1, textSize }),
      );
      for (const code of ['sv', 'en', 'ar', 'ti', 'de']) {
        const where = `${code}, ${textSize}`;
        await meetBanner(page, `/q/2658-${code}`);
        // Wait for web fonts: letters of a fallback font may need more lines.
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        const part = textSize === 'normal' && height >= 640 ? 0.25 : 0.45;
        expect((await banner(page).boundingBox())?.height, where).toBeLessThanOrEqual(height * part);
        const answers = banner(page).locator('[data-consent-answer]');
        const sizes = await answers.evaluateAll((both) =>
          both.map((one) => {
            const { width: wide, height: high, x, y } = one.getBoundingClientRect();
            const top = document.elementFromPoint(x + wide / 2, y + high / 2);
            return { wide: Math.round(wide), high: Math.round(high), isOnTop: top !== null && one.contains(top) };
          }),
        );
        expect(sizes[0], where).toEqual(sizes[1]);
        expect(sizes[0], where).toMatchObject({ isOnTop: true });
        expect(Math.min(sizes[0]?.wide ?? 0, sizes[0]?.high ?? 0), where).toBeGreaterThanOrEqual(44);
        for (const answer of await allOf(answers)) await expect(answer, where).toBeInViewport({ ratio: 1 });
        // The summary is beside or below the answers, never under them. What does not fit is scrolled to.
        await banner(page).locator('summary').click({ trial: true });
        await banner(page).evaluate((sheet) => sheet.scrollTo(0, 0));
        const isSeen = await banner(page)
          .getByRole('heading')
          .evaluate((heading) => {
            const { x, y, width: wide } = heading.getBoundingClientRect();
            return heading.contains(document.elementFromPoint(x + wide / 2, y + 4));
          });
        expect(isSeen, where).toBe(true);
      }
    }
  });
}

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  for (const code of languageCodes)
    test(`[#257] [#262] [#263] in ${code} it takes a quarter of the window at most, and what saves the switches is in sight, no word cut`, async ({
      page,
    }) => {
      await meetBanner(page, `/q/2658-${code}`);
      // Wait for web fonts: letters of a fallback font may need more lines.
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      expect((await banner(page).boundingBox())?.height).toBeLessThanOrEqual(160);
      const lines = await banner(page)
        .getByRole('heading')
        .evaluate((heading) => {
          const words = heading.parentElement as HTMLElement;
          return words.getBoundingClientRect().height / parseFloat(getComputedStyle(words).lineHeight);
        });
      expect(Math.round(lines)).toBeLessThanOrEqual(code === 'sv' || code === 'en' ? 2 : 3);
      // Nothing is left to scroll to.
      expect(await banner(page).evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight)).toBe(0);

      const ways = banner(page).locator('[data-consent-save], [data-consent-answer]');
      await expect(ways.first()).toBeHidden();
      await unfold(page);
      await expect(ways).toHaveCount(3);
      for (const way of await allOf(ways)) {
        await expect(way).toBeInViewport({ ratio: 1 });
        expect(await way.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
      }
      expect(await banner(page).evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth)).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    });
});
