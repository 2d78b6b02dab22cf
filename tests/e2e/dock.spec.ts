/**
 * The bar at the bottom of My day and My plan: it covers no choice before one is made, and is within reach afterwards.
 */
import { part, path as dayPath } from './myDay.ts';
import { path as planPath, wish } from './myPlan.ts';
import { button } from './pageParts.ts';
import { expect, type Page, test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Returns the names of the choices that something covers, at any scroll position. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const hidden = new Set<string>();
    const boxes = [...document.querySelectorAll<HTMLInputElement>('main input[type="checkbox"]')];
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 4) {
      scrollTo({ top, behavior: 'instant' });
      const dock = document.querySelector('main [role="group"][aria-label]:has(> button)')?.getBoundingClientRect();
      for (const box of boxes) {
        const tile = (box.closest('label') ?? box).getBoundingClientRect();
        if (
          dock &&
          tile.top < dock.bottom &&
          tile.bottom > dock.top &&
          tile.left < dock.right &&
          tile.right > dock.left
        )
          hidden.add(box.value);
      }
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return [...hidden];
  });

for (const { name, path, make, choice } of [
  {
    name: 'my day',
    path: dayPath,
    make: 'Gör min dag',
    choice: (page: Page) => part(page, 'Röntgen'),
  },
  {
    name: 'my plan',
    path: planPath,
    make: 'Visa för personalen',
    choice: (page: Page) => wish(page, 'Räkna till tre'),
  },
])
  test(`${name}: waits below the choices until one is made, and then comes within reach`, async ({ page }) => {
    await page.goto(path);
    await expect(button(page, make)).toBeVisible();
    expect(await covered(page)).toEqual([]);
    await expect(button(page, make)).not.toBeInViewport();
    await choice(page).check();
    await expect(choice(page)).toBeChecked();
    await choice(page).scrollIntoViewIfNeeded();
    await expect(button(page, make)).toBeInViewport({ ratio: 1 });
    // Check the measurement itself: now the bar covers some choices.
    expect(await covered(page)).not.toEqual([]);
    await choice(page).uncheck();
    await expect(choice(page)).not.toBeChecked();
    expect(await covered(page)).toEqual([]);
  });
