/** The footer of printed pages. */
import { expect, type Page } from '@playwright/test';
import { messagesOf } from './paper.ts';

export const printFooter = (page: Page) => page.locator('[data-print-footer]');

/** Expects the footer to have the date of the last change, as the screen shows it. */
export async function saysItsDate(page: Page): Promise<void> {
  const changed = (await page.locator('[data-status] + ul li').nth(1).textContent()) ?? 'no date';
  expect(changed).toMatch(/\p{N}/u);
  await expect(printFooter(page)).toContainText(changed);
}

/** Expects what every sheet about care must say, since anyone may find it. */
export async function saysWhatItIs(page: Page, language: string): Promise<void> {
  const strings = messagesOf(language);
  for (const key of ['status_ai', 'status_unreviewed', 'status_letter'])
    await expect(printFooter(page)).toContainText(strings[key] ?? 'no such string');
  if (language !== 'sv') await expect(printFooter(page)).toContainText(strings['status_machine'] ?? 'no such string');
  await saysItsDate(page);
}
