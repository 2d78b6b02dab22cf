/** Helpers for tests of the body atlas. */
import { expect, type Page } from '@playwright/test';

export const map = '/hur-funkar-det/kroppen';
export const layers = ['skin', 'muscles', 'deep', 'skeleton', 'organs', 'circulation', 'nerves', 'lymph'];

export const parts = (page: Page) => page.locator('[name="atlas-part"]');
/** Returns the heading of the chosen part's card. */
export const chosen = (page: Page) => page.locator('[data-part-card] h3');
export const drawing = (page: Page, layer: string) => page.locator(`[data-layer="${layer}"] > g`).first();
/** Returns the picture of the body. Its `viewBox` is the part in view. */
export const picture = (page: Page) => page.locator('svg:has([data-layer])');
export const viewBox = (page: Page) => picture(page).getAttribute('viewBox');

/**
 * Expects the labels beside the body to be whole, inside the window, large enough to tap and not overlapping. Resolves
 * with their texts.
 */
export async function expectNamesApart(page: Page): Promise<string[]> {
  // Wait for web fonts: letters of a fallback font may be wider.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const boxes = await page.locator('[data-pin]').evaluateAll((names) =>
    names.map((name) => {
      const { top, bottom, left, right } = name.getBoundingClientRect();
      const size = parseFloat(getComputedStyle(name).fontSize);
      return { name: name.textContent, top, bottom, left, right, size, isCut: name.scrollWidth > name.clientWidth + 1 };
    }),
  );
  for (const [index, one] of boxes.entries()) {
    expect(one.isCut, one.name).toBe(false);
    expect(one.size, one.name).toBeGreaterThanOrEqual(12.8);
    expect(one.size, one.name).toBeLessThanOrEqual(18);
    expect(one.bottom - one.top, one.name).toBeGreaterThanOrEqual(44);
    expect(one.right - one.left, one.name).toBeGreaterThanOrEqual(24);
    expect(one.left, one.name).toBeGreaterThanOrEqual(0);
    expect(one.right, one.name).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    for (const other of boxes.slice(index + 1)) {
      const isApart =
        one.right <= other.left ||
        other.right <= one.left ||
        one.bottom <= other.top + 0.5 ||
        other.bottom <= one.top + 0.5;
      expect(isApart, `${one.name} and ${other.name}`).toBe(true);
    }
  }
  return boxes.map(({ name }) => name);
}

/** Shows a layer, and waits until it is drawn. */
export async function show(page: Page, layer: string): Promise<void> {
  const radio = page.locator(`[name="atlas-layer"][value="${layer}"]`);
  await radio.focus();
  await radio.check();
  await expect(drawing(page, layer)).toBeAttached();
}
