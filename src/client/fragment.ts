/** Parts of other pages, shown in a modal: an overlay that has a page is the same HTML as on it. */

import { inTime } from './network.ts';

const pages = new Map<string, Promise<Document>>();

/**
 * Fetches a page once; asked for early, it is there when it is wanted.
 * @param url the page's address
 * @throws Error where the page can't be had; the next call tries again
 */
export function fetchPage(url: string): Promise<Document> {
  const known = pages.get(url);
  if (known) return known;
  // A network that went away without a word would leave it open for minutes, and the next press waiting for it.
  const page = inTime(
    fetch(url).then(async (response) => {
      if (!response.ok) throw new Error(`${url} answered ${response.status}`);
      return new DOMParser().parseFromString(await response.text(), 'text/html');
    }),
  );
  pages.set(url, page);
  page.catch(() => pages.delete(url));
  return page;
}

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
