/** Resolves where a film's files are [#229] [#230]. */
import type { Config } from '../../config.ts';
import { withContentBase } from '../../shared/remoteMedia.ts';

export type VideoSource = { src: string; type?: 'video/webm' | 'video/mp4' | undefined };

/** Exactly one of the three is set. */
export type VideoLocation = {
  /** Path of our own file below `content/media`, without its extension. */
  file?: string | undefined;
  /** Public id of a film on the media CDN. */
  publicId?: string | undefined;
  /** Address of a film. Without a host it is on this site, or locally on the content server. */
  videoUrl?: string | undefined;
};

type Settings = Pick<Config, 'siteEnv' | 'contentBase' | 'mediaCdnBase'>;

/** Formats, the smaller first. */
const endings = ['webm', 'mp4'] as const;

const hasHost = (url: string): boolean => /^[a-z][a-z0-9+.-]*:|^\/\//i.test(url);

/**
 * Our server fetches from other hosts: they learn nothing about the visitor, and the content security policy allows no
 * other.
 */
const proxied = (url: string): string => (hasHost(url) ? `/api/video-proxy?url=${encodeURIComponent(url)}` : url);

const typeOf = (url: string): VideoSource['type'] => {
  const ending = /\.(webm|mp4)$/i.exec(url.split(/[?#]/)[0] ?? '')?.[1]?.toLowerCase();
  return ending === undefined ? undefined : (`video/${ending}` as VideoSource['type']);
};

/**
 * Returns the sources of a film for `<video>`, best first. Our own and the CDN's come in two formats (the CDN chooses
 * the quality); any other address is used as it is.
 * @param fileUrl returns the address of a file below `content/media`
 * @throws Error if the film is on the CDN and no CDN is configured
 */
export function videoSources(
  { file, publicId, videoUrl = '' }: VideoLocation,
  settings: Settings,
  fileUrl: (name: string) => string,
): VideoSource[] {
  const inBoth = (urlOf: (ending: string) => string) =>
    endings.map((ending): VideoSource => ({ src: urlOf(ending), type: `video/${ending}` }));
  if (file) return inBoth((ending) => fileUrl(`${file}.${ending}`));
  if (publicId) {
    const { mediaCdnBase } = settings;
    if (!mediaCdnBase)
      throw new Error(`The film "${publicId}" is on the media CDN: set MEDIA_CDN_BASE to its address.`);
    const name = publicId.split('/').map(encodeURIComponent).join('/');
    return inBoth((ending) => proxied(`${mediaCdnBase}/f_${ending},q_auto/${name}`));
  }
  const url = hasHost(videoUrl) ? videoUrl : withContentBase(`/${videoUrl.replace(/^\/+/, '')}`, settings);
  return [{ src: proxied(url), type: typeOf(url) }];
}
