/** Addresses of pictures on other hosts, which are served through our own image proxy (specification, section 7). */
import type { Config } from '../config.ts';
import { defaultQuality, isVector } from './images.ts';

type ContentServer = Pick<Config, 'siteEnv' | 'contentBase'>;

/** The requested size of a picture: its width in pixels, and either its height or its aspect ratio. */
export type Cut = {
  width: number;
  height?: number;
  aspectRatio?: `${number}:${number}`;
  /** 1–100. */
  quality?: number;
  /** `limit` keeps the whole picture; other values are passed to the CDN. */
  crop?: string;
  /** Which part of a cropped picture to keep; `auto` lets the CDN decide. */
  gravity?: string;
};

/** Tells whether an address includes a scheme or a host. */
const isAbsolute = (src: string): boolean => /^([a-z][a-z\d+.-]*:|\/\/)/i.test(src);

/** Generated files are on our own host, wherever the content is. */
const isStatic = (src: string): boolean => /^\/(_astro|drawings|qr)\/|^\/(icon|og)\b/.test(src);

/**
 * Returns the address on the content server in development [#241]. Otherwise, and for our own files, returns the
 * address unchanged.
 */
export function withContentBase(src: string, { siteEnv, contentBase }: ContentServer): string {
  if (siteEnv !== 'local' || !contentBase || isAbsolute(src) || isStatic(src)) return src;
  return `${contentBase}/${src.replace(/^\/+/, '')}`;
}

/** Matches existing CDN transformations in an address: letters, an underscore and a value, separated by commas. */
const transformation = /^[a-z]{1,3}_[^/,]+(,[a-z]{1,3}_[^/,]+)*$/;
const uploads = '/image/upload/';

/**
 * Returns the address of a picture on an image CDN, as WebP in another size [#240]. SVGs and addresses elsewhere are
 * returned unchanged.
 */
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

/** Returns the address of a picture through our own image proxy. The width must be one that pages offer. */
export function proxiedPicture(src: string, cut: Cut): string {
  const { width, quality = defaultQuality } = cut;
  return `/api/image?url=${encodeURIComponent(cdnPicture(src, cut))}&w=${width}&q=${quality}`;
}
