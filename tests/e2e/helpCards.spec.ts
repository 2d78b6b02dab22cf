/**
 * Which numbers the help cards show: the first number and the order were set down by a person who read the facts but
 * not the cards (helpExpected.json). In six languages, on the first visit, with nothing covering them.
 */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from './test.ts';
import { searchPath } from '../../src/i18n/paths.ts';
import { storageKey } from '../../src/shared/preferences.ts';
import { expect, test } from './test.ts';
import { firstVisit } from './visitors.ts';

type Expected = {
  /** In the order to call them. A card may show fewer, or one more for afterwards. */
  numbers: string[];
  place: 'emergency' | 'ward' | null;
  /** Why the card differs on purpose, if it does. */
  kept?: string;
  /** Phrases to type, written by people other than the authors of the lists. */
  phrases: Record<string, string>;
};
const expected = Object.entries(
  JSON.parse(readFileSync('tests/e2e/helpExpected.json', 'utf8')) as Record<string, Expected>,
);
const languages = ['sv', 'en', 'ar', 'so', 'es', 'pl'] as const;

test.use({ storageState: firstVisit, viewport: { width: 360, height: 640 } });

const cardIn = (page: Page) => page.locator('[data-help]');
const callsIn = (card: Locator) => card.locator('a[href^="tel:"]');

/** Returns what is wrong with the order of the numbers on a card, or `undefined`. */
function orderProblem(shown: readonly string[], { numbers }: Expected): string | undefined {
  if (shown[0] !== numbers[0]) return `${shown[0]} is first, and not ${numbers[0]}`;
  const both = shown.filter((number) => numbers.includes(number));
  const wanted = numbers.filter((number) => both.includes(number));
  return both.join() === wanted.join() ? undefined : `${both.join()} instead of ${wanted.join()}`;
}

/** Returns whether a tap in the middle of the number hits it. */
const isBare = (call: Locator) =>
  call.evaluate((link) => {
    const { left, top, width, height } = link.getBoundingClientRect();
    return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

for (const isScripted of [true, false])
  test.describe(isScripted ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: isScripted });
    // The server's answer is the same with or without scripts.
    for (const language of isScripted ? languages : (['sv'] as const))
      test(`[#276] each card has its first number and order in ${language}`, async ({ page }) => {
        test.setTimeout(180_000);
        const problems: string[] = [];
        for (const [id, one] of expected) {
          const phrase = one.phrases[language] ?? '';
          await page.goto(`${searchPath(language)}?q=${encodeURIComponent(phrase)}`, { waitUntil: 'domcontentloaded' });
          const card = cardIn(page);
          await expect(card, `${id}: ${phrase}`).toBeVisible();
          const calls = callsIn(card);
          const shown = await calls.allTextContents();
          const problem = orderProblem(shown, one);
          if (problem) problems.push(`${id}: ${problem}`);
          await expect(calls.first(), `${id}: ${phrase}`).toBeInViewport({ ratio: 1 });
          if (isScripted && !(await isBare(calls.first()))) problems.push(`${id}: something lies over it`);
          // If a place is given, it has a line before the first number.
          const lines = await card.getByRole('listitem').count();
          if (lines > shown.length !== (one.place !== null && !one.kept)) problems.push(`${id}: ${lines} lines`);
        }
        expect(problems).toEqual([]);
      });
  });

for (const language of ['sv', 'ar'] as const)
  test(`[#276] the first number is in the first screen with the largest text in ${language}`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.addInitScript(
      (key) => localStorage.setItem(key, JSON.stringify({ version: 1, textSize: 'larger' })),
      storageKey,
    );
    for (const [id, { phrases }] of expected) {
      await page.goto(`${searchPath(language)}?q=${encodeURIComponent(phrases[language] ?? '')}`);
      const first = callsIn(cardIn(page)).first();
      await expect(first, id).toBeInViewport({ ratio: 1 });
      expect(await isBare(first), id).toBe(true);
    }
  });
