/** Helpers for tests of the clip viewer: more clips than the site may have, opening it and moving in it. */
import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { dialog } from './pageParts.ts';

type Clip = { id: string; path: string; title: string; sources: { src: string; type?: string }[] };

/**
 * A second and a half of coloured fields with a tone, for clips that should end; made with ffmpeg's testsrc2 and sine.
 */
const shortFilm = readFileSync('tests/e2e/media/short.webm');
export const shortSources = [{ src: '/test/short.webm', type: 'video/webm' }];

/**
 * Gives the viewer `count` clips, all made from the site's first one.
 * @param sources of each clip; by default the first clip's own
 */
export async function withClips(page: Page, count: number, sources?: Clip['sources']): Promise<void> {
  await page.route('**/test/short.webm', (route) => route.fulfill({ body: shortFilm, contentType: 'video/webm' }));
  await page.route('**/data/copy/reels.sv.json', async (route) => {
    const response = await route.fetch();
    const props = (await response.json()) as { reels: Clip[] };
    const first = props.reels[0];
    if (!first) throw new Error('The site has no clip');
    const reels = Array.from({ length: count }, (_, at) => ({
      ...first,
      id: `clip${at + 1}`,
      path: at === 0 ? first.path : `${first.path}-${at + 1}`,
      title: `${first.title} (${at + 1})`,
      sources: sources ?? first.sources,
    }));
    await route.fulfill({ response, json: { ...props, reels } });
  });
}

export const button = (page: Page, name: string): Locator => dialog(page).getByRole('button', { name, exact: true });
export const shown = (page: Page): Locator => dialog(page).locator('[data-at="0"] video');
/** Returns the opener of the first clip in the list. */
export const opener = (page: Page): Locator => page.locator('main [data-modal="reels"]').first();

/** Opens the viewer from the list of clips. */
export async function openViewer(page: Page, path = '/mediplay/klipp'): Promise<void> {
  await page.goto(path);
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
}

/** Expects the clip with this number to be at rest in the window. */
export async function expectClip(page: Page, number: number): Promise<void> {
  const reel = dialog(page).locator('[data-at="0"]');
  await expect(reel).toHaveAttribute('data-reel', `clip${number}`);
  await expect
    .poll(() =>
      reel.evaluate((element) => element.getAnimations({ subtree: true }).length + element.getBoundingClientRect().top),
    )
    .toBe(
      await dialog(page)
        .locator('[data-reels] > *')
        .first()
        .evaluate((phone) => phone.getBoundingClientRect().top),
    );
}

export const isPlaying = (page: Page): Promise<boolean> =>
  shown(page).evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0);

/**
 * Puts a finger on the clip, moves it in small steps and lifts it.
 * @param down how far, in CSS pixels; negative is up
 */
export async function swipe(page: Page, down: number, across = 0): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const [x, y] = [width / 2, height / 2 - down / 2];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + across * part, y: y + down * part }],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= 10; step++) await touch('touchMove', step / 10);
  await touch('touchEnd', 1);
  await session.detach();
}
