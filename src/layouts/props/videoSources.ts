/** Where a film's files are: the grammar of addresses (specification, section 7; decisions, part 4). */
import type { Config } from '../../config.ts';
import { withContentBase } from '../../shared/remoteMedia.ts';

export type VideoSource = { src: string; type?: 'video/webm' | 'video/mp4' | undefined };

/** One of the three is set. */
export type VideoPlace = {
  /** Path of our own file below `content/media`, without its ending. */
  file?: string | undefined;
  /** Name of a film at the media CDN. */
  publicId?: string | undefined;
  /** Address of a film; without a host it is on this site, in local at the content server. */
  videoUrl?: string | undefined;
};

type Settings = Pick<Config, 'siteEnv' | 'contentBase' | 'mediaCdnBase'>;

/** What browsers are offered, the smaller first. */
const endings = ['webm', 'mp4'] as const;

const hasHost = (url: string): boolean => /^[a-z][a-z0-9+.-]*:|^\/\//i.test(url);

/** Another host is asked by our server: it learns nothing of the reader, and the content policy knows no other. */
const proxied = (url: string): string => (hasHost(url) ? `/api/video-proxy?url=${encodeURIComponent(url)}` : url);

const typeOf = (url: string): VideoSource['type'] => {
  const ending = /\.(webm|mp4)$/i.exec(url.split(/[?#]/)[0] ?? '')?.[1]?.toLowerCase();
  return ending === undefined ? undefined : (`video/${ending}` as VideoSource['type']);
};

/**
 * Returns the files of a film as a `<video>` takes them, best first: our own and the CDN's in two formats (the CDN
 * chooses the quality), any other address as it is.
 * @param fileUrl gives the address of a file below `content/media`
 * @throws Error where a film of the CDN is named and no CDN is set
 */
export function videoSources(
  { file, publicId, videoUrl = '' }: VideoPlace,
  settings: Settings,
  fileUrl: (name: string) => string,
): VideoSource[] {
  const inBoth = (urlOf: (ending: string) => string) =>
    endings.map((ending): VideoSource => ({ src: urlOf(ending), type: `video/${ending}` }));
  if (file) return inBoth((ending) => fileUrl(`${file}.${ending}`));
  if (publicId) {
    const { mediaCdnBase } = settings;
    if (!mediaCdnBase)
      throw new Error(`The film "${publicId}" is at the media CDN: set MEDIA_CDN_BASE to its address.`);
    const name = publicId.split('/').map(encodeURIComponent).join('/');
    return inBoth((ending) => proxied(`${mediaCdnBase}/f_${ending},q_auto/${name}`));
  }
  const url = hasHost(videoUrl) ? videoUrl : withContentBase(`/${videoUrl.replace(/^\/+/, '')}`, settings);
  return [{ src: proxied(url), type: typeOf(url) }];
}
