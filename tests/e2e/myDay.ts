/** What the tests of My day share. */
import { expect, type Page } from '@playwright/test';
import { storageKey } from '../../src/preferences.ts';

export const path = '/lek-och-lar/min-dag';
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
export const part = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const status = (page: Page) => page.getByRole('main').getByRole('status');
export const stored = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}').day as unknown, storageKey);

/** Writes among what is stored; a reload reads it. */
export const store = (page: Page, change: object) =>
  page.evaluate(
    ({ key, fields }) => {
      const before = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
      localStorage.setItem(key, JSON.stringify({ ...before, ...fields }));
    },
    { key: storageKey, fields: change },
  );

/** Opens a day of a needle and an X-ray, at its first step. */
export async function openDay(page: Page): Promise<void> {
  await page.goto(path);
  await part(page, 'Röntgen').check();
  await part(page, 'Stick och dropp').check();
  await button(page, 'Gör min dag').click();
  await expect(heading(page)).toHaveText('Huden bedövas');
}
