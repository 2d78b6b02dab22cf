/** Parts of this page and of others, shown in a modal: an overlay that has a page is the same HTML as on it. */
import { fetchOnce } from './fetchOnce.ts';

/** Fetches a page once, by its address. @throws Error where it can't be had */
export const fetchPage = (url: string): Promise<Document> =>
  fetchOnce(url, async (response) => new DOMParser().parseFromString(await response.text(), 'text/html'));

/**
 * Returns a fresh copy of a part of a page.
 * @param page the page, or what of it the part is looked for in
 * @throws Error where there is no such part
 */
export function copyOf(page: ParentNode | null | undefined, selector: string): HTMLElement {
  const part = page?.querySelector<HTMLElement>(selector);
  if (!part) throw new Error(`No ${selector}`);
  return document.importNode(part, true);
}

/**
 * Fetches a page and returns a copy of a part of it.
 * @param url the page's address
 * @throws Error where page or part is missing
 */
export const fetchCopyOf = async (url: string, selector: string): Promise<HTMLElement> =>
  copyOf(await fetchPage(url), selector);
