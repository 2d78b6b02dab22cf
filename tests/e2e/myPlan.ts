/** Helpers for tests of the plan card. */
import type { Page } from '@playwright/test';

export const path = '/lek-och-lar/min-plan';
export const wish = (page: Page, name: string) => page.getByRole('checkbox', { name });
export const words = (page: Page) => page.getByRole('textbox', { name: 'Det här vill jag också säga' });
export const second = (page: Page) => page.getByLabel('Språk bredvid svenskan');
export const card = (page: Page) => page.getByRole('region', { name: 'Mitt kort' });
export const sheet = (page: Page) => page.locator('[data-plan-sheet]');

export async function makePlan(page: Page): Promise<void> {
  await page.goto(path);
  await wish(page, 'Jag vill somna med mask').check();
  await wish(page, 'Räkna till tre').check();
  await wish(page, 'Mamma håller min hand').check();
  await words(page).fill('Säg inte ”nu sticker det”.');
}
