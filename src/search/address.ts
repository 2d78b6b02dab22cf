/** Addresses of searches and of what they find. */
import type { ContentType } from '../content/searchRecords.ts';

/** Hits on a page, and pages offered on each side of the one that is shown (specification, section 9). */
export const hitsPerPage = 20;
const paginationPadding = 3;

/** A question as the address of the search page has it. */
export type Asked = {
  query: string;
  type?: ContentType | undefined;
  page: number;
  /** Hits are wanted also where the words may be a cry for help. */
  isAnyway?: boolean | undefined;
};

/** @returns the address of a search's answer; a first page and no type are left out */
export function searchAddress(path: string, { query, type, page, isAnyway }: Asked): string {
  const parameters = new URLSearchParams({ q: query });
  if (type) parameters.set('type', type);
  if (page > 1) parameters.set('page', String(page));
  if (isAnyway) parameters.set('anyway', '1');
  return `${path}?${parameters}`;
}

/** @returns the numbers of the pages that are offered: the chosen one with three on each side, as far as there are */
export function shownPages(page: number, count: number): number[] {
  const width = Math.min(count, 2 * paginationPadding + 1);
  const first = Math.max(1, Math.min(page - paginationPadding, count - width + 1));
  return Array.from({ length: width }, (_, at) => first + at);
}
