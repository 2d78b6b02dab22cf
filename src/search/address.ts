/** Addresses of searches and of what they find. */
import type { Asked, Hit } from './contract.ts';

/** Hits on a page, and pages offered on each side of the one that is shown (specification, section 9). */
export const hitsPerPage = 20;
const paginationPadding = 3;

/** Returns the address of a search's answer; a first page and no type are left out. */
export function searchAddress(path: string, { query, type, page, showAnyway }: Asked): string {
  const parameters = new URLSearchParams({ q: query });
  if (type) parameters.set('type', type);
  if (page > 1) parameters.set('page', String(page));
  if (showAnyway) parameters.set('anyway', '1');
  return `${path}?${parameters}`;
}

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
      return `${prefix}/mediplay/${hit.groupedVideos ? 'snabba-fragor-snabba-svar' : 'video'}/${hit.slug ?? ''}`;
    case 'podcast':
      return `${prefix}/podcast/${hit.path}`;
    default:
      return undefined;
  }
}

/** Returns the numbers of the pages that are offered: the chosen one and up to three on each side. */
export function shownPages(page: number, count: number): number[] {
  const width = Math.min(count, 2 * paginationPadding + 1);
  const first = Math.max(1, Math.min(page - paginationPadding, count - width + 1));
  return Array.from({ length: width }, (_, at) => first + at);
}
