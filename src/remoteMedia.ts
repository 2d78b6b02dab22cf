/** Addresses of pictures that lie on another host, and come through our own image proxy (specification, section 7). */
import type { Config } from './config.ts';
import { defaultQuality, isVector } from './images.ts';

type ContentServer = Pick<Config, 'siteEnv' | 'contentBase'>;

/** How a picture is to come: its width in pixels, and its height or the ratio of both. */
export type Cut = {
  width: number;
  height?: number;
  aspectRatio?: `${number}:${number}`;
  /** 1–100. */
  quality?: number;
  /** `limit` keeps all of it; other words are the CDN's. */
  crop?: string;
  /** What stays in a cut picture; `auto` leaves it to the CDN. */
  gravity?: string;
};

/** Tells whether an address names its host itself. */
const isAbsolute = (src: string): boolean => /^([a-z][a-z\d+.-]*:|\/\/)/i.test(src);

/** Files that the build makes are ours wherever the content lies. */
const isStatic = (src: string): boolean => /^\/(_astro|drawings|qr)\/|^\/(icon|og)\b/.test(src);

/** Returns the address on the content server, while developing; elsewhere, and for files of our own, the same address. */
export function withContentBase(src: string, { siteEnv, contentBase }: ContentServer): string {
  if (siteEnv !== 'local' || !contentBase || isAbsolute(src) || isStatic(src)) return src;
  return `${contentBase}/${src.replace(/^\/+/, '')}`;
}

/** What the CDN was asked to do with a picture before: letters, an underscore and a value, one or several. */
const transformation = /^[a-z]{1,3}_[^/,]+(,[a-z]{1,3}_[^/,]+)*$/;
const uploads = '/image/upload/';

/** Returns the address of a picture on an image CDN as WebP in another size; an SVG, and any other address, unchanged. */
export function cdnPicture(
  src: string,
  { width, height, aspectRatio, quality = defaultQuality, crop = 'limit', gravity = 'auto' }: Cut,
): string {
  const at = src.indexOf(uploads);
  if (at < 0 || isVector(src)) return src;
  const start = at + uploads.length;
  const parts = src.slice(start).split('/');
  const name = parts.slice(parts.length > 1 && transformation.test(parts[0] ?? '') ? 1 : 0).join('/');
  const size = [`w_${width}`, ...(height ? [`h_${height}`] : aspectRatio ? [`ar_${aspectRatio}`] : [])];
  const wanted = [...size, `c_${crop}`, `g_${gravity}`, `q_${quality}`, 'f_webp'];
  return `${src.slice(0, start)}${wanted.join(',')}/${name}`;
}

/** Returns the address at our own image proxy of a picture in a width that pages offer. */
export function proxiedPicture(src: string, cut: Cut): string {
  const { width, quality = defaultQuality } = cut;
  return `/api/image?url=${encodeURIComponent(cdnPicture(src, cut))}&w=${width}&q=${quality}`;
}
