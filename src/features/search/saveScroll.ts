import type { Entry, Place } from './savedScroll.ts';

/**
 * Saves the position of a hit in the current history entry.
 * @param address the address to give that entry: it contains the query
 */
export function saveScroll(hit: HTMLElement, address: string): void {
  const place: Place = { address, id: hit.dataset['object'], top: hit.getBoundingClientRect().top };
  history.replaceState({ ...(history.state as Entry), hit: place }, '', address);
}
