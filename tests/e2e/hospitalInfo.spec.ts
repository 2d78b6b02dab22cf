/** A hospital opened over the page that names it: chosen there, by keyboard too, with links onward. */
import { expect, type Page, test } from './test.ts';
import { keptId } from './hospitals.ts';

const mine = (page: Page) => page.getByRole('region', { name: 'Ditt sjukhus' });

test('[#200] [#246] a hospital opens over the page of a group of clowns, can be chosen there, and gives the focus back', async ({
  page,
}) => {
  await page.goto('/clownsjukhuset/clownlabbet');
  const link = page.getByRole('main').getByRole('link', { name: 'Barnkliniken, Länssjukhuset i Kalmar' });
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Barnkliniken, Länssjukhuset i Kalmar' });
  await expect(dialog.getByRole('link', { name: 'Clownlabbet' })).toBeVisible();
  const choose = dialog.getByRole('button', { name: 'Det här är mitt sjukhus' });
  await choose.click();
  await expect(choose).toHaveAttribute('aria-pressed', 'true');
  await expect(dialog.locator('[aria-live]')).toContainText('Sparat här', { useInnerText: true });
  await expect(dialog.getByRole('link', { name: 'Till ditt sjukhus' })).toHaveAttribute('href', '/mitt-sjukhus#mitt');
  expect(await keptId(page)).toBe('kalmar');
  await choose.click();
  await expect(choose).toHaveAttribute('aria-pressed', 'false');
  expect(await keptId(page)).toBeUndefined();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  await expect(page).toHaveURL(/\/clownsjukhuset\/clownlabbet$/);
});

test('[#245] a council has its name, its website and its hospital, which opens over the page', async ({ page }) => {
  await page.goto('/mitt-sjukhus');
  const council = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Barn och ungas expertråd' }) });
  await expect(council.getByRole('link', { name: 'Rådets webbplats' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.vgregion\.se\//,
  );
  await council
    .getByRole('link', { name: /Skaraborgs Sjukhus$/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: /Skaraborgs Sjukhus/ })).toBeVisible();
});

for (const width of [390, 1280])
  test(`a hospital over a page at ${width} px: all of it within the window, reached and closed by keyboard`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/clownsjukhuset/clownlabbet');
    const link = page.getByRole('main').getByRole('link', { name: 'Barnkliniken, Länssjukhuset i Kalmar' });
    await link.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Barnkliniken, Länssjukhuset i Kalmar' });
    const choose = dialog.getByRole('button', { name: 'Det här är mitt sjukhus' });
    await expect(choose).toBeVisible();
    for (let presses = 0; presses < 12; presses++) {
      if (await choose.evaluate((button) => button === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(choose).toBeFocused();
    await page.keyboard.press('Enter');
    const mineLink = dialog.getByRole('link', { name: 'Till ditt sjukhus' });
    await expect(mineLink).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(mineLink).toBeFocused();
    await expect(mineLink).toBeInViewport();
    const wide = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/mitt-sjukhus#mitt$/);
    await expect(mine(page)).toBeVisible();
    await expect(mine(page)).toBeFocused();
  });

test('the link to one’s own hospital closes what lies over the page of hospitals', async ({ page }) => {
  await page.goto('/mitt-sjukhus');
  const council = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Barn och ungas expertråd' }) });
  await council
    .getByRole('link', { name: /Skaraborgs Sjukhus$/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /Skaraborgs Sjukhus/ });
  await dialog.getByRole('button', { name: 'Det här är mitt sjukhus' }).click();
  await dialog.getByRole('link', { name: 'Till ditt sjukhus' }).click();
  await expect(dialog).toBeHidden();
  await expect(mine(page)).toBeInViewport();
});
