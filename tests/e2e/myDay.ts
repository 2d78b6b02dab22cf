/** Helpers for tests of My day. */
import { expect, type Page } from '@playwright/test';
import { storageKey } from '../../src/shared/preferences.ts';
import { button } from './pageParts.ts';

export const path = '/lek-och-lar/min-dag';
export const part = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Changes stored preferences. They are read on the next reload. */
export const store = (page: Page, change: object) =>
  page.evaluate(
    ({ key, fields }) => {
      const before = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
      localStorage.setItem(key, JSON.stringify({ ...before, ...fields }));
    },
    { key: storageKey, fields: change },
  );

/** Opens a day with a needle and an X-ray, at its first step. */
export async function openDay(page: Page): Promise<void> {
  await page.goto(path);
  await part(page, 'Röntgen').check();
  await part(page, 'Stick och dropp').check();
  await button(page, 'Gör min dag').click();
  await expect(heading(page)).toHaveText('Huden bedövas');
}
