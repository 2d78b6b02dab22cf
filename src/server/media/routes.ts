/** The routes of the two proxies, with the methods, time limit and refusals that they share. */
import type { Call, Route, Routes } from '../http/app.ts';
import { ClientGone, TimedOut, withDeadline } from '../http/deadline.ts';
import { createDiskCache } from './diskCache.ts';
import { createFetcher, type FetcherOptions, totalMs } from './fetcher.ts';
import { createImages, keptFor } from './image.ts';
import { Refusal, sendRefusal } from './refusal.ts';
import { createVideos } from './video.ts';

type MediaOptions = {
  /** Exact names of the allowed hosts; none by default. */
  mediaHosts: readonly string[];
  imageCache: { folder: string; bytes: number };
};

const methods = ['GET', 'HEAD'];

/** Wraps a handler to check the method, enforce the time limit and send refusals. */
const within =
  (timeoutMs: number, work: (call: Call, signal: AbortSignal) => Promise<void>): Route =>
  async (call) => {
    const { request, response } = call;
    try {
      if (!methods.includes(request.method ?? ''))
        throw new Refusal(405, 'Only GET and HEAD.', { allow: methods.join(', ') });
      await withDeadline(response, timeoutMs, async (signal) => work(call, signal));
    } catch (error) {
      if (error instanceof ClientGone) return;
      // The film was cut off midway: the player will request the rest.
      if (response.headersSent) return void response.destroy();
      const refusal = error instanceof TimedOut ? new Refusal(502, 'It took too long.') : error;
      if (!(refusal instanceof Refusal)) throw refusal;
      sendRefusal(response, refusal);
    }
  };

/**
 * Returns the two routes by path.
 * @param options fetcher options, for tests
 */
export function mediaRoutes({ mediaHosts, imageCache }: MediaOptions, options: FetcherOptions = {}): Routes {
  const fetcher = createFetcher(options);
  const cache = createDiskCache(imageCache.folder, imageCache.bytes, keptFor * 1000);
  const timeoutMs = options.totalMs ?? totalMs;
  return {
    '/api/image': within(timeoutMs, createImages(fetcher, mediaHosts, cache)),
    '/api/video-proxy': within(timeoutMs, createVideos(fetcher, mediaHosts)),
  };
}
