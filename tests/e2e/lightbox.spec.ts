/** The pictures of a page, enlarged. */
import { expect, test } from './test.ts';
import { dialog } from './pageParts.ts';

test('the lightbox shows a picture large, in full size on demand', async ({ page }) => {
  await page.goto('/informationsmaterial');
  await page.locator('main a[data-modal="lightbox"]').click();
  const picture = dialog(page).getByRole('img');
  await expect(picture).toHaveAttribute('alt', /arabiska/);
  await expect(dialog(page).locator('figcaption')).toContainText('arabiska');
  const fitted = await picture.boundingBox();
  const zoom = dialog(page).getByRole('button', { name: 'Full storlek' });
  await zoom.click();
  await expect(zoom).toHaveAttribute('aria-pressed', 'true');
  expect((await picture.boundingBox())?.height).toBeGreaterThan(fitted?.height ?? 0);
  // A single picture has no next one.
  await expect(dialog(page).getByRole('button', { name: 'Nästa bild' })).toBeHidden();
});
