import { quickSegment } from '../i18n/paths.ts';
import type { Hit } from './contract.ts';

/** A path on this site. Browsers take `//other` and `/\other` for another host, and leave out tabs and line ends. */
const ownPath = /^\/(?![/\\])[^\t\n\r]*$/;

/**
 * Returns where a hit leads (specification, section 2: search overlay); nothing for an unknown content type, nor for an
 * address on another site.
 * @param prefix what the language's addresses begin with
 */
export function addressOf(hit: Hit, prefix: string): string | undefined {
  switch (hit.contentType) {
    case 'page':
    case 'faq':
      return ownPath.test(hit.path) ? hit.path : undefined;
    case 'video':
      // A clip has an address of its own and no slug.
      if (hit.slug === undefined) return ownPath.test(hit.path) ? hit.path : undefined;
      // Among the other questions, its own opens by its anchor.
      return hit.groupedVideos
        ? `${prefix}/mediplay/${quickSegment}/${hit.slug}${/#[\w-]+$/.exec(hit.path)?.[0] ?? ''}`
        : `${prefix}/mediplay/video/${hit.slug}`;
    case 'podcast':
      return `${prefix}/podcast/${hit.path}`;
    default:
      return undefined;
  }
}
