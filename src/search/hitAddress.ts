import type { Hit } from './contract.ts';

/** A path on this site. Browsers take `//other` and `/\other` for another host, and leave out tabs and line ends. */
const ownPath = /^\/(?![/\\])[^\t\n\r]*$/;

/**
 * Returns where a hit leads (specification, section 2: search overlay).
 * @param prefix what the language's addresses begin with
 * @returns nothing for a type that this site does not know, nor for an address that is not its own
 */
export function addressOf(hit: Hit, prefix: string): string | undefined {
  switch (hit.contentType) {
    case 'page':
    case 'faq':
      return ownPath.test(hit.path) ? hit.path : undefined;
    case 'video':
      return `${prefix}/mediplay/${hit.groupedVideos ? 'snabba-fragor-snabba-svar' : 'video'}/${hit.slug ?? ''}`;
    case 'podcast':
      return `${prefix}/podcast/${hit.path}`;
    default:
      return undefined;
  }
}
