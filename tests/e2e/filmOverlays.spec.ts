/** Films of ours over a page, from a card, an address or a group of questions. */
import { expect, test } from '@playwright/test';
import { cards, dialog, isFilm, isPlaying, requestsOf, video } from './filmPages.ts';

test('[#63] the address of a film in its series opens it, without playing; closed, the focus is on its card', async ({
  page,
}) => {
  const asked = requestsOf(page);
  await page.goto('/mediplay/serier/att-sovas#masken');
  await expect(dialog(page)).toHaveAccessibleName('Masken');
  await page.waitForLoadState('networkidle');
  expect(asked.filter(isFilm)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(cards(page).first()).toBeFocused();
  // An address that is changed by hand, or by a link on the page.
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
  await cards(page).first().click();
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
    { category: 'Video', action: 'Open', name: '/mediplay' },
    { category: 'Video', action: 'Close', name: '/mediplay' },
  ]);
});

test('[#214] on a phone the film keeps its shape, from edge to edge', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/mediplay');
  await cards(page).first().click();
  const box = await video(page).boundingBox();
  expect(box?.width).toBeGreaterThan(320);
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('[#124] a film waits for its own button', async ({ page }) => {
    const asked = requestsOf(page);
    await page.goto('/mediplay');
    await cards(page).first().click();
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
  await expect(cards(page).first()).toBeInViewport();
  await cards(page).first().click();
  await expect(page).toHaveURL(/\/mediplay\/video\/masken$/);
  expect(asked.filter(isFilm)).toEqual([]);
});

test('[#65] quick questions open together, each with its answer, and without a code of their own', async ({ page }) => {
  const path = '/mediplay/snabba-fragor-snabba-svar/stick';
  await page.route('**/data/copy/groupedVideos.sv.json', async (route) => {
    const { films, ...words } = (await (await page.request.get('/data/copy/videoModal.sv.json')).json()) as {
      films: { id: string; title: string }[];
    };
    const more = films.map((film) => ({ ...film, id: 'second', title: 'Får mamma vara med?' }));
    await route.fulfill({ json: { ...words, groups: [{ title: 'Snabba frågor', path, films: [...films, ...more] }] } });
  });
  await page.goto('/mediplay');
  // No content of ours is a group of questions yet: the opener of one.
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'Se dem tillsammans' });
    link.dataset['modal'] = 'groupedVideos';
    document.querySelector('main h1')?.append(link);
  }, path);
  await page.getByRole('link', { name: 'Se dem tillsammans' }).click();
  await expect(dialog(page)).toHaveAccessibleName('Snabba frågor');
  await expect(video(page)).toHaveAccessibleName('Masken');
  await dialog(page).getByRole('button', { name: 'Får mamma vara med?' }).click();
  await expect(video(page)).toHaveCount(1);
  await expect(video(page)).toHaveAccessibleName('Får mamma vara med?');
  await expect.poll(() => isPlaying(page)).toBe(true);
  await expect(dialog(page).getByRole('img')).toHaveCount(0);
});
