/** The way out of discreet mode on pages that are not private, and its room in the header. */
import { expect, type Page, test } from './test.ts';

/** Simulates a reader who has chosen it before. */
const chooseBefore = (page: Page) =>
  page.addInitScript(() => {
    if (!sessionStorage.getItem('seeded'))
      localStorage.setItem('tryggve', JSON.stringify({ version: 1, discreet: true, cookies: { v: 1, hide: true } }));
    sessionStorage.setItem('seeded', '1');
  });

for (const [place, language] of [
  ['/tand', 'sv'],
  ['/', 'sv'],
  ['/sok?q=narkos', 'sv'],
  ['/finns-inte', 'sv'],
  ['/q/2658-ar', 'ar'],
  ['/en/dental', 'en'],
] as const)
  test(`is turned off at the foot of a page that is not private, ${place}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(place);
    const ownTitle = await page.title();
    const usual = page.locator('footer [data-usual-look]');
    await expect(usual).toBeHidden();
    await chooseBefore(page);
    await page.goto(place);
    await expect(page.locator('html')).toHaveAttribute('data-discreet');
    await expect(usual).toBeVisible();
    await expect(usual).toHaveAccessibleName(
      { sv: 'Vanligt utseende', en: 'Usual look', ar: 'المظهر المعتاد' }[language],
    );
    await expect(usual).toHaveAttribute('aria-pressed', 'false');
    await usual.click();
    await expect(page).toHaveTitle(ownTitle);
    await expect(page.locator('html')).not.toHaveAttribute('data-discreet');
    // The button stays where it was pressed, and can be pressed again by keyboard.
    await expect(usual).toBeFocused();
    await expect(usual).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-discreet');
    await expect(usual).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('Space');
    await expect(page).toHaveTitle(ownTitle);
    await page.reload();
    await expect(page).toHaveTitle(ownTitle);
    await expect(usual).toBeHidden();
  });

for (const width of [375, 390, 414])
  test(`the name of the language has its room, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await chooseBefore(page);
    for (const place of ['/tand', '/q/2658-fi', '/q/2658-so']) {
      await page.goto(place);
      await expect(page.locator('html')).toHaveAttribute('data-discreet');
      const name = page.getByRole('banner').locator('[data-popup="languages"] > span:last-child');
      const [needs, has] = await name.evaluate((one) => [one.scrollWidth, one.clientWidth] as const);
      expect(has, place).toBeGreaterThan(20);
      expect(needs, place).toBeLessThanOrEqual(has);
    }
  });
