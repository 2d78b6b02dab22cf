/** Converts a picture to WebP in a given width. */
import { availableParallelism } from 'node:os';
import { createSemaphore } from './semaphore.ts';
import { Refusal } from './refusal.ts';

/** Maximum number of pictures decoded at once (decisions, part 4). */
const maxDecodes = Math.min(4, availableParallelism());
/** Maximum length of a side, in pixels [#268]. */
const maxSide = 4096;

/**
 * Encoder effort, out of 6. The next two steps take twice the time for 2 % less (measured on a full-size picture).
 */
const effort = 2;

const decodes = createSemaphore(maxDecodes);

/** Loads the decoder with the first picture: a site without pictures from other hosts does not need it. */
const loadSharp = async () => {
  const { default: sharp } = await import('sharp');
  // Use one thread per picture, and no memory cache: ours is on disk.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
};

/**
 * Waits for its turn, then converts. Applies the EXIF orientation, and never enlarges a picture.
 * @param bytes a raster picture
 * @param width in pixels
 * @param quality 1–100
 * @throws Refusal 413 if a side is too long, 415 if it can't be decoded; or the reason of `signal`
 */
export function toWebp(bytes: Buffer, width: number, quality: number, signal: AbortSignal): Promise<Buffer> {
  return decodes(signal, async () => {
    const sharp = await loadSharp();
    const limitInputPixels = maxSide ** 2;
    const unreadable = () => new Refusal(415, 'The file can not be read as a picture.');
    // Check the size first: this reads only the header, and decodes no pixels.
    const size = await sharp(bytes, { limitInputPixels: false })
      .metadata()
      .catch(() => Promise.reject(unreadable()));
    if (Math.max(size.width, size.height) > maxSide)
      throw new Refusal(413, `A side of the picture has more than ${maxSide} pixels.`);
    return sharp(bytes, { limitInputPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .webp({ quality, effort })
      .toBuffer()
      .catch(() => Promise.reject(unreadable()));
  });
}
