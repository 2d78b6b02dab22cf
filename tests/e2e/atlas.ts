/** The atlas of the body, for its tests. */
import { expect, type Page } from '@playwright/test';

export const map = '/hur-funkar-det/kroppen';
export const layers = ['skin', 'muscles', 'deep', 'skeleton', 'organs', 'circulation', 'nerves', 'lymph'];

export const parts = (page: Page) => page.locator('[name="atlas-part"]');
export const status = (page: Page) => page.locator('[data-own-figure] [role="status"]');
export const drawing = (page: Page, layer: string) => page.locator(`[data-layer="${layer}"] > g`).first();
/** Shows a layer, and waits until it is drawn. */
export async function show(page: Page, layer: string): Promise<void> {
  const radio = page.locator(`[name="atlas-layer"][value="${layer}"]`);
  await radio.focus();
  await radio.check();
  await expect(drawing(page, layer)).toBeAttached();
}
