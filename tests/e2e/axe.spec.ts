/** Every template in every language that it has, in every way that it can look: no violation of WCAG 2.2 AA. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { everyTemplate } from './addresses.ts';

const looks = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  'forced colours': { forcedColors: 'active' },
  'reduced motion, phone': { reducedMotion: 'reduce', viewport: { width: 360, height: 740 } },
} as const;

for (const [look, options] of Object.entries(looks)) {
  test.describe(look, () => {
    test.use({ ...('viewport' in options ? { viewport: options.viewport } : {}), contextOptions: options });

    for (const { name, path } of everyTemplate) {
      test(`[#260] ${name} at ${path}`, async ({ page }) => {
        await page.goto(path);
        // What is folded away must hold too.
        await page.evaluate(() => {
          for (const details of document.querySelectorAll('details')) details.open = true;
        });
        await page
          .locator('input[role="switch"]')
          .setChecked(true, { timeout: 500 })
          .catch(() => {});
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        expect(
          violations.map(
            ({ id, nodes }) =>
              `${id}: ${nodes
                .map(({ target }) => target.join(' '))
                .slice(0, 3)
                .join(' | ')}`,
          ),
        ).toEqual([]);
      });
    }
  });
}
