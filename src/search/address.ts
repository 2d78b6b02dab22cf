/** Addresses of searches. */
import type { Asked } from './contract.ts';

/** Hits on a page, and pages offered on each side of the one that is shown (specification, section 9). */
export const hitsPerPage = 20;
const paginationPadding = 3;

/** Returns the address of a search's answer; a first page and no type are left out. */
export function searchAddress(path: string, { query, type, page }: Asked): string {
  const parameters = new URLSearchParams({ q: query });
  if (type) parameters.set('type', type);
  if (page > 1) parameters.set('page', String(page));
  return `${path}?${parameters}`;
}

/** Returns the numbers of the pages that are offered: the chosen one and up to three on each side. */
export function shownPages(page: number, count: number): number[] {
  const width = Math.min(count, 2 * paginationPadding + 1);
  const first = Math.max(1, Math.min(page - paginationPadding, count - width + 1));
  return Array.from({ length: width }, (_, at) => first + at);
}
