/** The position of a followed hit. It is saved in the page's history entry, so that back leads to it. */

export type ScrollPosition = {
  /** Address with the query. The answer to another query has other positions. */
  address: string;
  id: string | undefined;
  /** Top edge of the hit in the window, in CSS pixels. */
  top: number;
};
export type HistoryState = { hit?: ScrollPosition } | null;

/**
 * Restores the position and the focus of a followed hit. Only once: the next visit starts at the top.
 * @param address the address with the current query
 * @returns whether a position was saved
 */
export function restoreScroll(panel: HTMLElement, address: string): boolean {
  const { hit: place, ...rest } = (history.state as HistoryState) ?? {};
  const hits = [...panel.querySelectorAll<HTMLElement>('[data-object]')];
  const hit = place?.address === address && hits.find(({ dataset }) => dataset['object'] === place.id);
  if (!place || !hit) return false;
  history.replaceState(rest, '');
  const moved = { top: hit.getBoundingClientRect().top - place.top, behavior: 'instant' } as const;
  (panel.closest('[data-modal-content]') ?? window).scrollBy(moved);
  hit.querySelector<HTMLElement>('a, summary')?.focus({ preventScroll: true });
  return true;
}
