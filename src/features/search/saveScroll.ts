import type { HistoryState, ScrollPosition } from './restoreScroll.ts';

/**
 * Saves the position of a hit in the current history entry.
 * @param address the address to give that entry: it contains the query
 */
export function saveScroll(hit: HTMLElement, address: string): void {
  const place: ScrollPosition = { address, id: hit.dataset['object'], top: hit.getBoundingClientRect().top };
  history.replaceState({ ...(history.state as HistoryState), hit: place }, '', address);
}
