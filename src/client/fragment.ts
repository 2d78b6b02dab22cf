/** Parts of other pages, shown in a modal: an overlay that has a page is the same HTML as on it. */
import { fetchOnce } from './fetchOnce.ts';

/** Fetches a page once, by its address. @throws Error where it can't be had */
export const fetchPage = (url: string): Promise<Document> =>
  fetchOnce(url, async (response) => new DOMParser().parseFromString(await response.text(), 'text/html'));

/**
 * Fetches a part of a page.
 * @param url the page's address
 * @param selector of the part
 * @returns a fresh copy of it
 * @throws Error where page or part is missing
 */
export async function fetchCopyOf(url: string, selector: string): Promise<HTMLElement> {
  const part = (await fetchPage(url)).querySelector<HTMLElement>(selector);
  if (!part) throw new Error(`${url} has no ${selector}`);
  return document.importNode(part, true);
}
