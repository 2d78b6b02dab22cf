/** Nothing scrolls sideways: on the narrowest phone, at 400 % zoom, with text of double size. */
import { expect, lookingTest as test, type Page } from './test.ts';
import { everyTemplate } from './addresses.ts';

/** What sticks out of the window, by name; empty where nothing scrolls sideways. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return right > clientWidth + 1 || left < -1;
      })
      .slice(0, 5)
      .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`);
  });

/** The signs in three languages, whose numbers to ring are the longest there are. */
const signs = ['sv', 'en', 'ar'].map((code) => ({ name: 'urgent', path: `/q/urgent-${code}` }));

for (const { name, path } of [...everyTemplate, ...signs]) {
  test(`[#263] ${name} at ${path} fits 320 px, which is 400 % zoom of 1280`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    expect(await overflow(page)).toEqual([]);
  });

  test(`[#263] ${name} at ${path} fits 360 px with text of 200 %`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
    expect(await overflow(page)).toEqual([]);
  });
}

for (const width of [800, 1024, 1280])
  test(`[#263] the atlas fits ${width} px with text of 200 %`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/hur-funkar-det/kroppen');
    await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
    expect(await overflow(page)).toEqual([]);
  });
