/** The header's labels in scripts whose marks reach outside the line. */
import { expect, lookingTest } from './test.ts';
import { allOf } from './pageParts.ts';

/** How far the letters of a word may reach outside its box, in pixels. */
const reach = 4;

for (const language of ['ckb', 'hi', 'th', 'ti'])
  lookingTest(`marks above and below the letters are whole in the header: ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 700 });
    await page.goto(`/q/2658-${language}`);
    const words = page.locator('[data-header] a[data-modal] span, [data-header] a[data-popup] span:last-child');
    await expect(words).toHaveCount(3);
    for (const word of await allOf(words)) {
      // Web fonts may load late: take both pictures again until they show the same font.
      await expect(async () => {
        const { x, y, width, height } = (await word.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
        const clip = { x: x - reach, y, width: width + 2 * reach, height };
        const pictures = [];
        for (const overflow of ['', 'visible']) {
          await word.evaluate((element, value) => (element.style.overflow = value), overflow);
          pictures.push((await page.screenshot({ clip })).toString('base64'));
        }
        expect(pictures[0] === pictures[1], 'as if nothing were clipped').toBe(true);
      }).toPass({ timeout: 10_000 });
    }
  });
