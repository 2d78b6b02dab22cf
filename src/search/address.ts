import type { SearchQuery } from './contract.ts';

/** Hits per page, and the number of page links on each side of the current one [#137]. */
export const hitsPerPage = 20;
const paginationPadding = 3;

/** Returns the address of a search. The first page and an unset type are omitted. */
export function searchAddress(path: string, { query, type, page }: SearchQuery): string {
  const parameters = new URLSearchParams({ q: query });
  if (type) parameters.set('type', type);
  if (page > 1) parameters.set('page', String(page));
  return `${path}?${parameters}`;
}

/** Returns the page numbers to link to: the current one and up to three on each side. */
export function shownPages(page: number, count: number): number[] {
  const width = Math.min(count, 2 * paginationPadding + 1);
  const first = Math.max(1, Math.min(page - paginationPadding, count - width + 1));
  return Array.from({ length: width }, (_, at) => first + at);
}
