/**
 * Readers who ask for more contrast get 7:1 (WCAG 1.4.6, AAA), and with forced colours hovered buttons stay legible.
 */
import sharp from 'sharp';
import { findContrastViolations, placesOf } from './violations.ts';
import { expect, lookingTest, type Locator, test } from './test.ts';

/** Returns the rectangle of a button's text within a screenshot of the button. */
const wordsIn = (button: Locator) =>
  button.evaluate((element) => {
    const range = document.createRange();
    const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
    range.selectNodeContents(words ?? element);
    const [inner, outer] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
    // Stay within the letters: the button's own colour surrounds them.
    const inset = 3;
    return {
      left: Math.round(inner.left - outer.left) + inset,
      top: Math.round(inner.top - outer.top) + inset,
      width: Math.floor(inner.width) - 2 * inset,
      height: Math.floor(inner.height) - 2 * inset,
    };
  });

const pages = ['/', '/sjukdomar-problem/nar-ar-det-brattom', '/narstaende/fasta', '/fragor-och-svar', '/q/2658-ar'];

for (const path of pages)
  lookingTest(
    `with more contrast all that is read has 7:1, in the light and in the dark: ${path}`,
    async ({ page }) => {
      await page.goto(path);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, contrast: 'more' });
        const found = await findContrastViolations(page);
        expect.soft(placesOf(found), colorScheme).toEqual([]);
      }
      await page.emulateMedia({ contrast: null });
    },
  );

test('in forced colours the words of buttons are seen, at rest and under the pointer, in the light and in the dark', async ({
  page,
}) => {
  await page.goto('/sovas-och-opereras/mask-eller-slang');
  // The button is hidden on a device without voices, but can be checked all the same.
  await page.locator('[data-listen]').evaluate((button: HTMLElement) => (button.hidden = false));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    for (const state of ['at rest', 'under the pointer'])
      for (const button of [page.locator('[data-listen]'), page.locator('main summary').first()]) {
        if (state === 'under the pointer') await button.hover();
        else await page.mouse.move(0, 0);
        // axe ignores the backplate that a browser paints behind text in forced colours, so inspect the pixels.
        const picture = sharp(await button.screenshot()).extract(await wordsIn(button));
        // sharp's `stats()` reads the original image, so crop into a new one first.
        const { channels } = await sharp(await picture.toBuffer()).stats();
        const spread = Math.max(...channels.map(({ min, max }) => max - min));
        expect(spread, `${await button.innerText()} ${state}, ${colorScheme}`).toBeGreaterThan(100);
      }
  }
});
