/** Makes a picture into WebP of a width. */
import { availableParallelism } from 'node:os';
import { createSemaphore } from './semaphore.ts';
import { Refusal } from './refusal.ts';

/** How many pictures may be decoded at once, and how large one may be, in pixels a side (decisions, part 4). */
const mostDecodes = Math.min(4, availableParallelism());
const largestSide = 4096;

/** How hard the encoder tries, of 6: the next two steps take twice the time for 2 % less (measured on a full-size picture). */
const effort = 2;

const decodes = createSemaphore(mostDecodes);

/** The decoder is loaded with the first picture: a site without pictures of others has no use for it. */
const loadSharp = async () => {
  const { default: sharp } = await import('sharp');
  // Each picture has one thread, and none stays in memory: our cache is on disk.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
};

/**
 * Waits for its turn, then converts. A picture is turned as its camera says, and never made larger.
 * @param bytes a raster picture
 * @param width in pixels
 * @param quality 1–100
 * @throws Refusal 413 where a side is too long, 415 where it can't be read; the reason of `signal`
 */
export function toWebp(bytes: Buffer, width: number, quality: number, signal: AbortSignal): Promise<Buffer> {
  return decodes(signal, async () => {
    const sharp = await loadSharp();
    const limitInputPixels = largestSide ** 2;
    const unreadable = () => new Refusal(415, 'The file can not be read as a picture.');
    // Metadata is read from the head of the file, without decoding it.
    const size = await sharp(bytes, { limitInputPixels: false })
      .metadata()
      .catch(() => Promise.reject(unreadable()));
    if (Math.max(size.width, size.height) > largestSide)
      throw new Refusal(413, `A side of the picture has more than ${largestSide} pixels.`);
    return sharp(bytes, { limitInputPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .webp({ quality, effort })
      .toBuffer()
      .catch(() => Promise.reject(unreadable()));
  });
}
