import { defaultQuality } from '../../shared/images.ts';
import { widthsFor } from './widths.ts';

/** How a picture is made ready when the site is built; each has the default of the specification. */
export type PictureOptions = {
  /** Width in CSS pixels at which it always stands; without it, it follows the window. */
  fixed?: number;
  /** 1–100. */
  quality?: number;
  /** `limit` keeps the whole picture; `fill` cuts it to `aspectRatio`. */
  crop?: 'limit' | 'fill';
  /** What stays in a cut picture: `auto` finds the liveliest part, or a side as `top`. */
  gravity?: string;
  aspectRatio?: `${number}:${number}`;
};

type Picture = { width: number; height: number; format: string };

/** Modern formats, the smallest first. What the file itself is comes last, for old browsers. */
const modernFormats = ['avif', 'webp'];

/**
 * Returns one transform a format, best first and the file's own last, in the words of Astro's image service.
 * @param picture size in pixels and format of the file
 */
export function transformsFor(
  picture: Picture,
  { fixed, quality = defaultQuality, crop = 'limit', gravity = 'auto', aspectRatio }: PictureOptions = {},
) {
  const [across = picture.width, down = picture.height] =
    crop === 'fill' && aspectRatio ? aspectRatio.split(':').map(Number) : [];
  const width = Math.min(picture.width, Math.floor((picture.height * across) / down));
  const size = {
    width,
    height: Math.round((width * down) / across),
    ...(crop === 'fill' && { fit: 'cover', position: gravity === 'auto' ? 'attention' : gravity }),
  };
  const widths = widthsFor(width, fixed);
  return [...new Set([...modernFormats, picture.format])].map((format) => ({ ...size, format, quality, widths }));
}
