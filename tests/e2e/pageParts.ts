/** Parts of a page, as a reader finds them, and what is stored. Parts of one feature alone are in its own file. */
import { expect, type Locator, type Page } from '@playwright/test';
import { type Preferences, storageKey } from '../../src/preferences.ts';

export const header = (page: Page): Locator => page.getByRole('banner');

/** The overlay that is open. */
export const dialog = (page: Page): Locator => page.locator('dialog[open]');
export const closeButton = (page: Page): Locator => dialog(page).locator('[data-modal-close]');

/** A button of the page itself, by its whole name. */
export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('main').getByRole('button', { name, exact: true });

/** What the page itself says of what was done. */
export const status = (page: Page): Locator => page.getByRole('main').getByRole('status');

/** Sheets of paper, as the screen shows them. */
export const sheets = (page: Page): Locator => page.getByRole('main').getByRole('article');

/** Returns what is stored; null where nothing is. */
export const storedPreferences = (page: Page): Promise<Partial<Preferences> | null> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Preferences> | null, storageKey);

/** Returns one thing that is stored. */
export const stored = async <Field extends keyof Preferences>(
  page: Page,
  field: Field,
): Promise<Preferences[Field] | undefined> => (await storedPreferences(page))?.[field];

/** Returns all that match, at least one: a loop over nothing would hold nothing. */
export async function allOf(found: Locator): Promise<Locator[]> {
  await expect(found).not.toHaveCount(0);
  return found.all();
}
