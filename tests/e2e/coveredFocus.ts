/** What has the focus, beside what sticks to the foot of the window. */
import type { Page } from '@playwright/test';

/**
 * Goes on by Tab from the start of the text, as far as the focus stays within.
 * @param within where to go, as a selector
 * @param cover what sticks to the foot of the window, as a selector
 * @returns the texts of those that had the focus, and lay under it
 */
export async function coveredAtFoot(page: Page, within: string, cover: string): Promise<string[]> {
  await page.locator('main').focus();
  const covered: string[] = [];
  const stops = await page.locator(within).locator('a, button, summary, input').count();
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab');
    const under = await page.evaluate((selector) => {
      const element = document.activeElement;
      const sheet = document.querySelector(selector);
      if (!element || !sheet || element === document.body || sheet.contains(element)) return undefined;
      // WCAG 2.2 forbids what is hidden entirely (2.4.11); here nothing is hidden in part.
      return element.getBoundingClientRect().bottom <= sheet.getBoundingClientRect().top + 1
        ? ''
        : element.textContent?.trim();
    }, cover);
    if (under === undefined) break;
    if (under) covered.push(under);
  }
  return covered;
}
