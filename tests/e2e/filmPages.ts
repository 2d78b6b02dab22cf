/** What tests of films share: the dialog, the requests of a page, and films for overlays that no content has. */
import type { Page, Request } from '@playwright/test';

/** The card of the film about the mask. */
export const maskCard = (page: Page) => page.locator('main [data-modal="videoModal"][href$="/masken"]');
export const video = (page: Page) => page.locator('video');
export const isPlaying = (page: Page): Promise<boolean> =>
  video(page).evaluate((film: HTMLVideoElement) => !film.paused && film.currentTime > 0);

/** Follows what a page asks for. @returns the list, which grows */
export function requestsOf(page: Page): Request[] {
  const asked: Request[] = [];
  page.on('request', (request) => asked.push(request));
  return asked;
}

/** Tells whether a request is for a part of a film. */
export const isFilm = (request: Request): boolean => /\.(webm|mp4)$/.test(new URL(request.url()).pathname);

/** Gives the films of the overlay in Swedish another source than their own. */
export async function giveSource(page: Page, source: object): Promise<void> {
  await page.route('**/data/copy/videoModal.sv.json', async (route) => {
    const answer = await route.fetch();
    const data = (await answer.json()) as { films: object[] };
    await route.fulfill({ json: { ...data, films: data.films.map((film) => ({ ...film, source })) } });
  });
}

/**
 * Stands in the place of every other host.
 * @returns the addresses that were asked there
 */
export async function otherHosts(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https?:\/\/(?!127\.0\.0\.1[:/])/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A player</title><p>Film</p>' });
  });
  return asked;
}
