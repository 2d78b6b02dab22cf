/** Crisis queries: a help card above the hits, and no trace for the next person at the screen. */
import { expect, type Page, test } from './test.ts';
import { answerSearches, answerOf, ask, helpCard, hits, openOverlay, part } from './searchPanel.ts';
import { firstVisit } from './visitors.ts';

/** For each query, the expected card and what it leads with: a place or a number. */
const cards = [
  ['sv', 'jag vill inte leva', 'crisis', ['112', '116 111', '90101']],
  ['sv', 'jag har tagit 20 alvedon', 'crisis', ['112', '116 111']],
  ['sv', 'pappa slår mig', 'crisis', ['112', '116 111', '020-50 50 50', '1177']],
  ['sv', 'hjälp mig', 'crisis', ['112', '116 111', '1177']],
  ['sv', 'bebisen vaknar inte', 'emergency', ['112']],
  ['sv', 'min son har svalt ett batteri', 'emergency', ['112', '010-456 67 00']],
  ['sv', 'det blöder efter halsmandlarna', 'emergency', ['112', '1177']],
] as const;

const isAbove = (page: Page) =>
  page
    .locator('[data-help] a[href^="tel:"]')
    .first()
    .evaluate((number) => {
      const hit = document.querySelector('[data-object]');
      return hit !== null && (number.compareDocumentPosition(hit) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
    });

test('[#131] [#276] a cry for help is not kept for the next one at the screen', async ({ page }) => {
  await openOverlay(page);
  await page.evaluate(() => {
    const written: string[] = [];
    const replace = history.replaceState.bind(history);
    history.replaceState = (...args) => {
      written.push(String(args[2]));
      replace(...args);
    };
    Object.assign(window, { written });
  });
  await ask(page, 'jag vill inte leva');
  await expect(part(page, 'help')).toBeVisible();
  // A screen reader announces the card first, and there is text to read.
  const title = await part(page, 'help').getByRole('heading').textContent();
  await expect(part(page, 'status')).toHaveText(title ?? '');
  await expect(part(page, 'help').getByRole('link', { name: /Självskada/ })).toBeVisible();
  // The query is in no address, no history entry and no list.
  await expect.poll(() => page.evaluate(() => (window as unknown as { written: string[] }).written)).toHaveLength(1);
  expect(page.url()).not.toContain('leva');
  expect(await page.evaluate(() => localStorage.getItem('tryggve') ?? '')).not.toContain('leva');
  await page.goto('/sok?q=jag+vill+inte+leva');
  await expect(part(page, 'help')).toBeVisible();
  await expect(page).toHaveURL(/\/sok$/);
});

test('[#276] the hits stand below the card, by title alone', async ({ page }) => {
  await answerSearches(page, () => answerOf({ help: helpCard }));
  await openOverlay(page);
  await ask(page, 'hjälp');
  await expect(part(page, 'help')).toBeVisible();
  await expect(hits(page)).toHaveCount(1);
  expect(await isAbove(page)).toBe(true);
  await expect(hits(page).first().locator('p')).toHaveCount(1);
});

for (const isScripted of [true, false])
  test.describe(`at 360×640, on the first visit, ${isScripted ? 'with' : 'without'} scripts`, () => {
    test.use({ storageState: firstVisit, viewport: { width: 360, height: 640 }, javaScriptEnabled: isScripted });

    for (const [language, words, kind, numbers] of cards)
      test(`[#276] “${words}” meets its card, in the first screen and with nothing over it`, async ({ page }) => {
        await page.goto(`${language === 'sv' ? '/sok' : '/en/search'}?q=${encodeURIComponent(words)}`);
        const card = page.locator(`[data-help="${kind}"]`);
        await expect(card.locator('a[href^="tel:"]')).toHaveText([...numbers]);
        const first = card.locator('a[href^="tel:"]').first();
        await expect(first).toBeInViewport({ ratio: 1 });
        // Nothing covers it: a tap in its middle hits it.
        const box = await first.boundingBox();
        const middle = box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        if (isScripted)
          expect(
            await page.evaluate(
              (at) => at && document.elementFromPoint(at.x, at.y)?.closest('a')?.getAttribute('href'),
              middle,
            ),
          ).toBe('tel:112');
      });
  });
