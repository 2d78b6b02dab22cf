/** Our own films over a page, opened from a card, an address or a group of questions. */
import { expect, test } from './test.ts';
import { isFilm, isPlaying, maskCard, requestsOf, video } from './filmPages.ts';
import { dialog } from './pageParts.ts';

test('[#63] the address of a film in its series opens it, without playing; closed, the focus is on its card', async ({
  page,
}) => {
  const asked = requestsOf(page);
  // Evaluating script in the page would count as user activation, after which a film may play.
  const captions = page.waitForRequest(/\.vtt$/);
  await page.goto('/mediplay/serier/att-sovas#masken');
  await captions;
  await page.waitForLoadState('networkidle');
  expect(asked.filter(isFilm)).toEqual([]);
  await expect(dialog(page)).toHaveAccessibleName('Masken');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(maskCard(page)).toBeFocused();
  // The fragment is changed by hand, or by a link on the page.
  await page.evaluate(() => (location.hash = ''));
  await page.evaluate(() => (location.hash = 'masken'));
  await expect(dialog(page)).toBeVisible();
});

test('[#63] on the way back from the film’s page, the film does not open anew', async ({ page }) => {
  await page.goto('/mediplay/serier/att-sovas#masken');
  await dialog(page).getByRole('link', { name: 'Läs filmen i ord' }).click();
  await expect(page).toHaveURL(/\/mediplay\/video\/masken$/);
  await expect(page.getByRole('heading', { name: 'Filmen i ord' })).toBeVisible();
});

test('[#192] [#214] [#215] a film opens over the page, plays in 640 × 360, and can be handed on', async ({ page }) => {
  await page.goto('/mediplay');
  await page.evaluate(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    document.addEventListener('tryggve:track', (event) => told.push((event as CustomEvent).detail));
  });
  await maskCard(page).click();
  await expect(dialog(page)).toHaveAccessibleName('Masken');
  await expect.poll(() => isPlaying(page)).toBe(true);
  expect(await video(page).boundingBox()).toMatchObject({ width: 640, height: 360 });
  await expect(dialog(page).getByRole('img', { name: 'QR-kod som leder till sidan' })).toHaveAttribute(
    'src',
    '/qr/maskfilm-sv.svg',
  );
  await expect(dialog(page).getByRole('button', { name: 'Kopiera länken' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(video(page)).toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as { told: unknown[] }).told)).toEqual([
    { category: 'Video', action: 'Open', name: '/mediplay/video/masken' },
    { category: 'Video', action: 'Close', name: '/mediplay/video/masken' },
  ]);
});

test('[#214] on a phone the film keeps its shape, from edge to edge', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/mediplay');
  await maskCard(page).click();
  const box = await video(page).boundingBox();
  expect(box?.width).toBeGreaterThan(320);
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('[#124] a film waits for its own button', async ({ page }) => {
    const asked = requestsOf(page);
    await page.goto('/mediplay');
    await maskCard(page).click();
    await expect(video(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked.filter(isFilm)).toEqual([]);
  });
});

test('with Save-Data a card leads to the film’s page, and the address of a film to its card', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const asked = requestsOf(page);
  await page.goto('/mediplay/serier/att-sovas#masken', { waitUntil: 'networkidle' });
  await expect(dialog(page)).toHaveCount(0);
  await expect(maskCard(page)).toBeInViewport();
  await maskCard(page).click();
  await expect(page).toHaveURL(/\/mediplay\/video\/masken$/);
  expect(asked.filter(isFilm)).toEqual([]);
});

test('[#65] quick questions open together, each with its answer', async ({ page }) => {
  await page.goto('/mediplay');
  await page.getByRole('link', { name: 'Se dem tillsammans' }).click();
  await expect(dialog(page)).toHaveAccessibleName('Snabba frågor om att sövas och stickas');
  await expect(video(page)).toHaveAccessibleName('Vaknar jag igen?');
  await dialog(page).getByRole('button', { name: 'Får mamma vara med när jag sövs?' }).click();
  await expect(video(page)).toHaveCount(1);
  await expect(video(page)).toHaveAccessibleName('Får mamma vara med när jag sövs?');
  await expect.poll(() => isPlaying(page)).toBe(true);
});
