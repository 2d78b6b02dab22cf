/** Opens one page of every template. */
import { expect, it } from 'vitest';
import { templates } from '../e2e/addresses.ts';
import { phone } from './engine.ts';
import type { Smoke } from './smoke.ts';

/** Returns what overflows the window, by name; empty if nothing scrolls sideways. */
function overflow(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    .slice(0, 5)
    .map((element) => `${element.tagName} ${element.className}`);
}

const pages: Record<string, readonly string[]> = templates;

/** Each template once, and those in Arabic, which run from right to left. */
const opened = Object.entries(pages).flatMap(([name, paths]) =>
  paths.filter((path, at) => at === 0 || /^\/ar\b|-ar$/.test(path)).map((path) => ({ name, path })),
);

export function openTemplates(smoke: Smoke): void {
  it.each(opened)('opens $name at $path, without errors or overflow', async ({ name, path }) => {
    const { page } = smoke();
    await page.open(path);
    await page.shows('h1');
    expect(await page.evaluate(() => document.documentElement.dataset['isWatched'])).toBe('');
    expect(await page.evaluate(() => innerWidth)).toBe(phone.width);
    expect(await page.evaluate(overflow)).toEqual([]);
    if (name === 'notFound') smoke().allow(`404 ${path}`);
  });
}
