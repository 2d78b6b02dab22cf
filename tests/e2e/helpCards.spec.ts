/**
 * Whom a cry for help is told to ring: first number and order as somebody expected them who read the facts and not the
 * cards (helpExpected.json), in six languages, on the first visit, with nothing over it.
 */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from './test.ts';
import { searchPath } from '../../src/i18n/paths.ts';
import { storageKey } from '../../src/preferences.ts';
import { expect, test } from './test.ts';
import { firstVisit } from './visitors.ts';

type Expected = {
  /** In the order in which they are rung; a card may show fewer, or one more for when it has passed. */
  numbers: string[];
  place: 'emergency' | 'ward' | null;
  /** Why the card does otherwise, where it does. */
  kept?: string;
  /** What others than the lists' writers would type. */
  phrases: Record<string, string>;
};
const expected = Object.entries(
  JSON.parse(readFileSync('tests/e2e/helpExpected.json', 'utf8')) as Record<string, Expected>,
);
const languages = ['sv', 'en', 'ar', 'so', 'es', 'pl'] as const;

test.use({ storageState: firstVisit, viewport: { width: 360, height: 640 } });

const cardIn = (page: Page) => page.locator('[data-help]');
const callsIn = (card: Locator) => card.locator('a[href^="tel:"]');

/** Says what is wrong with the order of the numbers of a card. */
function orderProblem(shown: readonly string[], { numbers }: Expected): string | undefined {
  if (shown[0] !== numbers[0]) return `${shown[0]} is first, and not ${numbers[0]}`;
  const both = shown.filter((number) => numbers.includes(number));
  const wanted = numbers.filter((number) => both.includes(number));
  return both.join() === wanted.join() ? undefined : `${both.join()} instead of ${wanted.join()}`;
}

/** Whether a touch in the middle of the first number is a touch on it. */
const isBare = (call: Locator) =>
  call.evaluate((link) => {
    const { left, top, width, height } = link.getBoundingClientRect();
    return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

for (const isScripted of [true, false])
  test.describe(isScripted ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: isScripted });
    // What comes is the server's, with or without them.
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
          // A place has a line before the first number.
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
