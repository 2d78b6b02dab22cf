/** Pages for parents: a line under the heading leads to the section on when to ring, in every language. */
import { expect, test } from './test.ts';

for (const path of ['/q/2379-sv', '/q/2379-ar', '/q/2782-ti', '/en/caregivers'])
  test(`the line of ${path} leads to its section on when to ring`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(path);
    const way = page.locator('[data-signs-way] a');
    await expect(way).toBeInViewport();
    const heading = page.locator('#signs h2').first();
    await expect(way).toHaveText(`${(await heading.textContent()) ?? 'no heading'}112`);
    await way.click();
    await expect(heading).toBeInViewport();
  });
