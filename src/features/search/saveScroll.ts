import type { Entry, Place } from './savedScroll.ts';

/**
 * Keeps a hit's place.
 * @param address what the page's entry in the history is to be called: what was asked
 */
export function saveScroll(hit: HTMLElement, address: string): void {
  const place: Place = { address, id: hit.dataset['object'], top: hit.getBoundingClientRect().top };
  history.replaceState({ ...(history.state as Entry), hit: place }, '', address);
}
