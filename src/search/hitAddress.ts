import { quickSegment } from '../i18n/paths.ts';
import type { Hit } from './contract.ts';

/** A path on this site. Browsers treat `//other` and `/\other` as another host, and drop tabs and line breaks. */
const ownPath = /^\/(?![/\\])[^\t\n\r]*$/;

/**
 * Returns the address of a hit [#141], or `undefined` if its content type is unknown or the address is on another site.
 * @param prefix the start of the language's addresses
 */
export function addressOf(hit: Hit, prefix: string): string | undefined {
  switch (hit.contentType) {
    case 'page':
    case 'faq':
      return ownPath.test(hit.path) ? hit.path : undefined;
    case 'video':
      // A clip has its own address and no slug.
      if (hit.slug === undefined) return ownPath.test(hit.path) ? hit.path : undefined;
      // The anchor opens the question among the others of its group.
      return hit.groupedVideos
        ? `${prefix}/mediplay/${quickSegment}/${hit.slug}${/#[\w-]+$/.exec(hit.path)?.[0] ?? ''}`
        : `${prefix}/mediplay/video/${hit.slug}`;
    case 'podcast':
      return `${prefix}/podcast/${hit.path}`;
    default:
      return undefined;
  }
}
