/** Helpers for tests of films: the dialog, the requests of a page, and overlay films that no content has. */
import type { Page, Request } from '@playwright/test';

/** Returns the card of the film about the mask. */
export const maskCard = (page: Page) => page.locator('main [data-modal="videoModal"][href$="/masken"]');
export const video = (page: Page) => page.locator('video');
export const isPlaying = (page: Page): Promise<boolean> =>
  video(page).evaluate((film: HTMLVideoElement) => !film.paused && film.currentTime > 0);

/**
 * Records what a page requests.
 * @returns the list, which keeps growing
 */
export function requestsOf(page: Page): Request[] {
  const asked: Request[] = [];
  page.on('request', (request) => asked.push(request));
  return asked;
}

/** Returns whether a request is for a part of a film. */
export const isFilm = (request: Request): boolean => /\.(webm|mp4)$/.test(new URL(request.url()).pathname);

/** Replaces the source of the films in the Swedish overlay. */
export async function giveSource(page: Page, source: object): Promise<void> {
  await page.route('**/data/copy/videoModal.sv.json', async (route) => {
    const answer = await route.fetch();
    const data = (await answer.json()) as { films: object[] };
    await route.fulfill({ json: { ...data, films: data.films.map((film) => ({ ...film, source })) } });
  });
}

/**
 * Answers in place of every other host.
 * @returns the addresses that were requested
 */
export async function otherHosts(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https?:\/\/(?!127\.0\.0\.1[:/])/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A player</title><p>Film</p>' });
  });
  return asked;
}
