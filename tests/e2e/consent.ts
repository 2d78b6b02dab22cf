/** The consent banner and the cookie settings, as a reader finds them. */
import { expect, type Page } from '@playwright/test';
import { type Consent, purposes, readConsent } from '../../src/shared/consent.ts';

export const banner = (page: Page) => page.locator('[data-consent-banner]');
export const button = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true });
export const toggle = (page: Page, name: string) => banner(page).getByRole('switch', { name });
/** Unfolds the settings and waits for them: their script loads with the press. */
export async function unfold(page: Page): Promise<void> {
  await banner(page).locator('summary').click();
  await expect(banner(page).getByRole('switch').first()).toBeVisible();
}
export const settings = (page: Page) => page.locator('#cookies');

/** Answers that reject, or accept, every purpose. */
export const no = Object.fromEntries(purposes.map((purpose) => [purpose, false]));
export const yes = Object.fromEntries(purposes.map((purpose) => [purpose, true]));

/** Returns the stored answer, or `undefined` if there is none. */
export const storedConsent = (page: Page): Promise<Consent | undefined> =>
  page
    .evaluate(() => JSON.parse(localStorage.getItem('tryggve') ?? '{}') as { cookies?: Record<string, unknown> })
    .then(({ cookies }) => cookies && readConsent(cookies));

/** Opens a page as a reader who has not answered, and waits until the banner has stopped moving. */
export async function meetBanner(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(banner(page)).toBeVisible();
  await banner(page).evaluate((sheet) => Promise.all(sheet.getAnimations().map((rise) => rise.finished)));
}
