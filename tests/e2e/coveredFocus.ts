/** Whether what sticks to the bottom of the window covers the focus. */
import type { Page } from '@playwright/test';

/**
 * Moves on by Tab from the start of the text, for as long as the focus stays within a part.
 * @param within the part, as a selector
 * @param cover what sticks to the bottom of the window, as a selector
 * @returns the texts of the focused elements that were covered
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
      // WCAG 2.2 (2.4.11) forbids elements that are hidden entirely. Here, none may be hidden in part.
      return element.getBoundingClientRect().bottom <= sheet.getBoundingClientRect().top + 1
        ? ''
        : element.textContent?.trim();
    }, cover);
    if (under === undefined) break;
    if (under) covered.push(under);
  }
  return covered;
}
