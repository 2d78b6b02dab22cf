/** The reader's own figure in the clip viewer. */
import { expect, type Page, test } from './test.ts';
import { requestsOf } from './filmPages.ts';
import { isPlaying, openViewer } from './reelsViewer.ts';
import { allOf, dialog } from './pageParts.ts';

const figure = (page: Page) => dialog(page).locator('[data-reel-figure]');

test('[#249] the figure that a reader has saved keeps company in the viewer, and covers nothing', async ({ page }) => {
  await page.addInitScript(() => {
    const hair = { color: 'black', type: 'straight' };
    const own = { sex: 'male', skin: 'brown', lips: 'brown', eyes: 'green', hair, isSaved: true, version: 1 };
    localStorage.setItem('tryggve', JSON.stringify({ version: 1, aa_avatar: own, cookies: { v: 1, hide: true } }));
  });
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1280, height: 900 },
    { width: 740, height: 360 },
  ]) {
    await page.setViewportSize(viewport);
    await openViewer(page);
    await expect(figure(page).locator('svg')).toBeVisible();
    await expect(figure(page)).toBeInViewport({ ratio: 1 });
    // Not the figure that every reader starts with.
    await expect(figure(page).locator('[fill="#B97F57"], [stroke="#B97F57"]').first()).toBeAttached();
    const box = await figure(page).boundingBox();
    for (const one of await allOf(dialog(page).locator('button:visible'))) {
      const other = await one.boundingBox();
      if (!box || !other) throw new Error('Nothing to measure');
      const isApart =
        other.x >= box.x + box.width ||
        other.x + other.width <= box.x ||
        other.y >= box.y + box.height ||
        other.y + other.height <= box.y;
      expect(isApart, await one.getAttribute('aria-label').then(String)).toBe(true);
    }
  }
});

test('[#249] who has saved no figure loads none, and sees none', async ({ page }) => {
  const asked = requestsOf(page);
  await openViewer(page);
  await expect.poll(() => isPlaying(page)).toBe(true);
  await expect(figure(page)).toHaveCount(0);
  expect(asked.filter((request) => /ReelAvatar|AvatarFigure/.test(request.url()))).toEqual([]);
});

test('[#249] where the code of the figure can not be had, clips play without it', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('tryggve', JSON.stringify({ version: 1, aa_avatar: { isSaved: true, version: 1 } })),
  );
  const gone = page.waitForEvent('requestfailed', (request) => request.url().includes('ReelAvatar'));
  await page.route('**/ReelAvatar*.js', (route) => route.abort());
  await openViewer(page);
  await gone;
  await expect.poll(() => isPlaying(page)).toBe(true);
  await expect(figure(page)).toHaveCount(0);
});
