import { defaultQuality } from '../../shared/images.ts';
import { widthsFor } from './widths.ts';

/** Options for converting a picture at build time. Defaults are those of the specification [#236]. */
export type PictureOptions = {
  /** CSS width in pixels, if it is always the same. Otherwise the picture scales with the window. */
  fixed?: number;
  /** 1–100. */
  quality?: number;
  /** `limit` keeps the whole picture; `fill` crops it to `aspectRatio`. */
  crop?: 'limit' | 'fill';
  /** What a crop keeps: `auto` finds the busiest part, or a side such as `top`. */
  gravity?: string;
  aspectRatio?: `${number}:${number}`;
};

type Picture = { width: number; height: number; format: string };

/** Modern formats, the smallest first. The file's own format comes last, for old browsers. */
const modernFormats = ['avif', 'webp'];

/**
 * Returns one transform for each format, best first and the file's own last, as options of Astro's image service.
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
