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
 * @param url the page's address
 * @param name the part's name in its attribute `data-overlay`
 * @returns a fresh copy of the part
 * @throws Error where page or part is missing
 */
export async function fetchPart(url: string, name: string): Promise<HTMLElement> {
  const part = (await fetchPage(url)).querySelector<HTMLElement>(`[data-overlay="${name}"]`);
  if (!part) throw new Error(`${url} has no part ${name}`);
  return document.importNode(part, true);
}
