/** Phone numbers in right-to-left languages: on the screen, on paper and on handout sheets. */
import { readdirSync } from 'node:fs';
import { digits } from './everyPage/digits.ts';
import { expect, type Page, test } from './test.ts';

const rightToLeft = ['ar', 'fa-IR', 'fa-AF', 'ckb'] as const;

/** Returns every page of a language, as built. */
const pagesOf = (language: string) =>
  readdirSync(`.cache/dist-staging/${language}`)
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${language}/${file.replace('.html', '')}`);

/**
 * Returns the faults of an open page: on the screen with its folds open and the Swedish original shown, and on paper.
 */
async function faultsOf(page: Page): Promise<string[]> {
  const screen = await digits(page);
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
    document.querySelector<HTMLInputElement>('main input[role="switch"]')?.click();
  });
  const open = await digits(page);
  await page.emulateMedia({ media: 'print' });
  const paper = await digits(page);
  await page.emulateMedia({ media: null });
  return [...screen, ...open, ...paper];
}

for (const language of rightToLeft) {
  test(`every number and address runs left to right: ${language}`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of pagesOf(language)) {
      await page.goto(path);
      expect.soft(await faultsOf(page), path).toEqual([]);
    }
  });

  test(`a number runs left to right on sheets to hand out: ${language}`, async ({ page }) => {
    await page.goto(`/informationsmaterial?pages=2379&languages=${language},sv`);
    const poison = page.getByRole('article').locator(`[lang="${language}"]`).getByText('010-456 67 00').first();
    await expect(poison).toBeVisible();
    expect(await digits(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect(await digits(page)).toEqual([]);
  });
}

test('a number that is found in part runs left to right in a hit', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ar/search?q=010-456');
  await expect(page.getByRole('main').locator('mark').first()).toBeVisible();
  expect(await digits(page)).toEqual([]);
});
