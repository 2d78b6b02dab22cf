/** The clip viewer: what plays, and what is rendered. */
import { expect, test } from './test.ts';
import { button, expectClip, isPlaying, openViewer, shortSources, shown, withClips } from './reelsViewer.ts';
import { dialog } from './pageParts.ts';

const first = '/mediplay/klipp/gor-det-ont';

test('[#223] [#225] plays at once without sound; a pause holds for the next, and the place is kept', async ({
  page,
}) => {
  await withClips(page, 8);
  await openViewer(page);
  const state = () =>
    shown(page).evaluate((video: HTMLVideoElement) => ({
      muted: video.muted,
      paused: video.paused,
      at: video.currentTime,
    }));
  await expect.poll(async () => (await state()).at).toBeGreaterThan(0.5);
  expect((await state()).muted).toBe(true);
  await button(page, 'Pausa').click();
  const left = await state();
  await button(page, 'Nästa klipp').click();
  await expectClip(page, 2);
  expect(await state()).toEqual({ muted: true, paused: true, at: 0 });
  // Outside the window of five clips, the film itself is removed.
  for (let number = 3; number <= 5; number++) await page.keyboard.press('ArrowDown');
  await expectClip(page, 5);
  await expect(dialog(page).locator('[data-reel="clip1"]')).toHaveCount(0);
  for (let number = 4; number >= 1; number--) await page.keyboard.press('ArrowUp');
  await expectClip(page, 1);
  await button(page, 'Spela').click();
  await expect.poll(async () => (await state()).at).toBeGreaterThan(left.at);
  await button(page, 'Ljud').click();
  expect((await state()).muted).toBe(false);
});

test('[#224] [#225] a finished clip leads on; the last rests, and plays from its beginning', async ({ page }) => {
  await withClips(page, 3, shortSources);
  // A clip lasts a second and a half, less than may pass between two polls, so record each one as it ends.
  await page.addInitScript(() => {
    const ended: (string | undefined)[] = [];
    Object.assign(window, { ended });
    const end = ({ target }: Event) => {
      const reel = target instanceof Element ? target.closest<HTMLElement>('[data-at="0"]') : null;
      const phone = reel?.closest('[data-reels]')?.firstElementChild;
      // At rest in the window, as before it ended.
      if (reel?.getBoundingClientRect().top === phone?.getBoundingClientRect().top) ended.push(reel?.dataset['reel']);
    };
    addEventListener('ended', end, { capture: true });
  });
  const ended = () => page.evaluate(() => (window as unknown as { ended: string[] }).ended);
  await openViewer(page);
  for (const name of ['clip1', 'clip2', 'clip3']) await expect.poll(ended).toContain(name);
  expect(await ended()).toEqual(['clip1', 'clip2', 'clip3']);
  await expectClip(page, 3);
  await expect(button(page, 'Spela')).toBeVisible();
  expect(await shown(page).evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(1);
  // It soon rests again, so keep the earliest position that it passes.
  const earliest = await shown(page).evaluateHandle((video: HTMLVideoElement) => {
    const seen = { at: Infinity };
    const look = () => (seen.at = Math.min(seen.at, video.currentTime));
    for (const name of ['seeked', 'timeupdate']) video.addEventListener(name, look);
    return seen;
  });
  await button(page, 'Spela').click();
  await expect.poll(() => earliest.evaluate(({ at }) => at)).toBeLessThan(1);
});

test('on English pages it is in English, with the words of the clip', async ({ page }) => {
  await openViewer(page, '/en/mediplay/clips');
  await expect(dialog(page)).toHaveAccessibleName('Short clips');
  await expect(dialog(page).getByRole('heading', { name: 'Does a needle hurt?' })).toBeVisible();
  // The caption is shown for two and a half seconds. Pausing in that time keeps it.
  await expect.poll(() => isPlaying(page)).toBe(true);
  await button(page, 'Pause').click();
  await expect.poll(() => shown(page).evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  await shown(page).evaluate((video: HTMLVideoElement) => (video.currentTime = 1));
  await expect(dialog(page).locator('[data-cue]')).toHaveText(/Does a needle/);
  await button(page, 'Words on screen').click();
  await expect(dialog(page).locator('[data-cue]')).toHaveText('');
});

test('where the film can not be had it says so, with the way to its text', async ({ page }) => {
  await page.route(/\.(webm|mp4)$/, (route) => route.abort());
  await openViewer(page);
  await expect(dialog(page).getByRole('alert')).toContainText('Klippet går inte att spela just nu.');
  await expect(dialog(page).getByRole('link', { name: 'Läs det som text' })).toHaveAttribute('href', first);
  await page.unroute(/\.(webm|mp4)$/);
  await button(page, 'Spela').click();
  await expect.poll(() => isPlaying(page)).toBe(true);
  await expect(dialog(page).getByRole('alert')).toHaveCount(0);
});
