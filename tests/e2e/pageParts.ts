/** Parts of a page as a reader finds them, and what is stored. Parts of a single feature are in that feature's file. */
import { expect, type Locator, type Page } from '@playwright/test';
import { type Preferences, storageKey } from '../../src/shared/preferences.ts';

export const header = (page: Page): Locator => page.getByRole('banner');

/** Returns the open overlay. */
export const dialog = (page: Page): Locator => page.locator('dialog[open]');
export const closeButton = (page: Page): Locator => dialog(page).locator('[data-modal-close]');

/** Returns a button of the page's main content, by its full name. */
export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('main').getByRole('button', { name, exact: true });

/** Returns the page's own status message. */
export const status = (page: Page): Locator => page.getByRole('main').getByRole('status');

/** Returns the sheets of paper that the screen shows. */
export const sheets = (page: Page): Locator => page.getByRole('main').getByRole('article');

/** Returns the stored preferences, or `null` if there are none. */
export const storedPreferences = (page: Page): Promise<Partial<Preferences> | null> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Preferences> | null, storageKey);

/** Returns one of the stored preferences. */
export const stored = async <Field extends keyof Preferences>(
  page: Page,
  field: Field,
): Promise<Preferences[Field] | undefined> => (await storedPreferences(page))?.[field];

/** Returns all matches, and fails if there are none: a loop over nothing would check nothing. */
export async function allOf(found: Locator): Promise<Locator[]> {
  await expect(found).not.toHaveCount(0);
  return found.all();
}
