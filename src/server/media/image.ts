/** GET /api/image: a picture of another host, as WebP in one of the widths that pages use, or an SVG unchanged. */
import { deviceWidths, defaultQuality, imageWidths } from '../../shared/images.ts';
import { answer } from '../http/answer.ts';
import type { Call } from '../http/app.ts';
import type { Query } from '../http/query.ts';
import type { DiskCache } from './diskCache.ts';
import type { Fetcher } from './fetcher.ts';
import { createSemaphore } from './semaphore.ts';
import { pictureType } from './pictureType.ts';
import { Refusal } from './refusal.ts';
import { createSingleFlight } from './singleFlight.ts';
import { readTarget } from './target.ts';
import { toWebp } from './toWebp.ts';

/** In bytes [#268]. */
export const maxPictureBytes = 8 * 1024 ** 2;

/** Maximum fetched and converted at once: each holds up to 8 MiB in memory, some 100 MB in total. */
const maxConcurrent = 12;

/** How long browsers and our disk cache keep a picture, in s. Limited, since its host may replace it. */
export const keptFor = 24 * 60 * 60;

const widths: readonly number[] = [...imageWidths, ...deviceWidths];

const headers = { 'cache-control': `public, max-age=${keptFor}` };

/** Prevents an SVG that is opened on its own from running or loading anything [#270]. */
const svgPolicy = "sandbox; default-src 'none'; style-src 'unsafe-inline'";

/** Returns the whole number that a parameter holds, or NaN. */
const numberIn = (given: unknown): number =>
  typeof given === 'string' && /^\d{1,4}$/.test(given) ? Number(given) : NaN;

function readSize({ w, q }: Query): { width: number; quality: number } {
  const [width, quality] = [numberIn(w), q === undefined ? defaultQuality : numberIn(q)];
  if (!widths.includes(width)) throw new Refusal(400, `The parameter w must be one of ${widths.join(', ')}.`);
  if (!(quality >= 1 && quality <= 100))
    throw new Refusal(400, 'The parameter q must be a whole number from 1 to 100.');
  return { width, quality };
}

const tooLarge = () => new Refusal(413, `The picture has more than ${maxPictureBytes / 1024 ** 2} MiB.`);

async function readAll(fetcher: Fetcher, url: URL, signal: AbortSignal): Promise<Buffer> {
  const body = await fetcher(url, { method: 'GET', accept: 'image/*', signal });
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    if (Number(body.headers['content-length'] ?? 0) > maxPictureBytes) throw tooLarge();
    for await (const chunk of body as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > maxPictureBytes) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof Refusal ? error : new Refusal(502, 'The host does not send the whole file.');
  } finally {
    body.destroy();
  }
  return Buffer.concat(chunks, length);
}

/**
 * Returns the request handler. It throws a Refusal, or the reason of the signal.
 * @param hosts exact names of the allowed hosts
 */
export function createImages(fetcher: Fetcher, hosts: readonly string[], cache: DiskCache) {
  const work = createSemaphore(maxConcurrent);
  const once = createSingleFlight<Buffer>();

  const make = (url: URL, width: number, quality: number, signal: AbortSignal) =>
    work(signal, async () => {
      const bytes = await readAll(fetcher, url, signal);
      const type = pictureType(bytes);
      if (!type) throw new Refusal(415, 'The file is no picture of a known type.');
      return type === 'svg' ? bytes : toWebp(bytes, width, quality, signal);
    });

  return async ({ response, query }: Call, signal: AbortSignal): Promise<void> => {
    const { width, quality } = readSize(query);
    const url = readTarget(query['url'], hosts);
    url.hash = '';
    const key = `${width} ${quality} ${url.href}`;
    const bytes = await once(key, signal, async (stop) => {
      const kept = await cache.get(key);
      if (kept) return kept;
      const made = await make(url, width, quality, stop);
      await cache.set(key, made);
      return made;
    });
    const isSvg = pictureType(bytes) === 'svg';
    const more = isSvg ? { ...headers, 'content-security-policy': svgPolicy } : headers;
    answer(response, 200, more, { type: isSvg ? 'image/svg+xml; charset=utf-8' : 'image/webp', text: bytes });
  };
}
