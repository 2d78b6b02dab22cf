/** Maps clips to the props of their list, their pages and the viewer. */
import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';
import { readConfig } from '../../config.ts';
import { pathOf, type Site } from '../../content/site.ts';
import type { Entry } from '../../content/store.ts';
import type { Reel } from '../../features/reels/reel.ts';
import type { SiteLanguage } from '../../i18n/languages.ts';
import { defaultQuality } from '../../shared/images.ts';
import { mediaUrl } from './media.ts';
import { type Picture, imageVersions } from '../pictures/rasters.ts';
import { videoSources } from './videoSources.ts';

export type ClipEntry = Entry<'clip'>;

const posters = import.meta.glob<{ default: ImageMetadata }>('/content/media/clips/*.{jpg,webp}', { eager: true });

/** Width of a poster in a player, in pixels: the same as for films. */
const posterWidth = 720;
/** Width of a poster in the list, in CSS pixels. */
const cardWidth = 192;

function posterOf({ data, file }: ClipEntry): ImageMetadata {
  const poster = posters[`/content/media/clips/${data.poster}`]?.default;
  if (!poster) throw new Error(`${file}: its poster must be a .jpg or .webp in content/media/clips.`);
  return poster;
}

/** Returns the clips in the order of their list (`children`), then by title. */
export function clipsIn(site: Site, language: SiteLanguage): ClipEntry[] {
  const list = site.page('clips', language);
  return list ? site.childrenOf(list).filter((entry) => entry.kind === 'clip') : [];
}

export const cardOf = (entry: ClipEntry): Promise<Picture> => imageVersions(posterOf(entry), { fixed: cardWidth });

/** Returns the addresses of a clip's captions. */
export const captionsOf = ({ data }: ClipEntry): Record<SiteLanguage, string> => ({
  sv: mediaUrl(`clips/${data.captions.sv}`),
  en: mediaUrl(`clips/${data.captions.en}`),
});

export async function reelOf(entry: ClipEntry): Promise<Reel> {
  const { id, title, file, publicId, videoUrl } = entry.data;
  const cover = await getImage({
    src: posterOf(entry),
    width: posterWidth,
    format: 'webp',
    quality: defaultQuality,
  });
  return {
    id,
    title,
    path: pathOf(entry),
    cover: { url: cover.src, width: Number(cover.attributes['width']), height: Number(cover.attributes['height']) },
    sources: videoSources({ file: file && `clips/${file}`, publicId, videoUrl }, readConfig(), mediaUrl),
    captions: captionsOf(entry)[entry.language === 'sv' ? 'sv' : 'en'],
  };
}
