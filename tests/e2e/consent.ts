/** The banner and the settings of cookies, as a reader finds them. */
import { expect, type Page } from '@playwright/test';
import { type Consent, purposes, readConsent } from '../../src/consent.ts';

export const banner = (page: Page) => page.locator('[data-consent-banner]');
export const button = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true });
export const toggle = (page: Page, name: string) => banner(page).getByRole('switch', { name });
/** Unfolds the settings, and waits for them: their script comes with the press. */
export async function unfold(page: Page): Promise<void> {
  await banner(page).locator('summary').click();
  await expect(banner(page).getByRole('switch').first()).toBeVisible();
}
export const settings = (page: Page) => page.locator('#cookies');

/** An answer that says no, or yes, to everything. */
export const no = Object.fromEntries(purposes.map((purpose) => [purpose, false]));
export const yes = Object.fromEntries(purposes.map((purpose) => [purpose, true]));

/** Returns the stored answer; none where nothing was answered. */
export const storedConsent = (page: Page): Promise<Consent | undefined> =>
  page
    .evaluate(() => JSON.parse(localStorage.getItem('tryggve') ?? '{}') as { cookies?: Record<string, unknown> })
    .then(({ cookies }) => cookies && readConsent(cookies));

/** Opens a page on which nothing was answered, and waits for the banner to stand still. */
export async function meetBanner(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(banner(page)).toBeVisible();
  await banner(page).evaluate((sheet) => Promise.all(sheet.getAnimations().map((rise) => rise.finished)));
}
