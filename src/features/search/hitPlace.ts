/** Where a hit stood when the reader followed it. The page's entry in the history keeps it: the way back leads there. */

type Place = {
  /** Address of what was asked: another question's answer has places of its own. */
  address: string;
  id: string | undefined;
  /** Its upper edge in the window, in CSS pixels. */
  top: number;
};
type Entry = { hit?: Place } | null;

/**
 * Keeps a hit's place.
 * @param address what the page's entry in the history is to be called: what was asked
 */
export function keepPlace(hit: HTMLElement, address: string): void {
  const place: Place = { address, id: hit.dataset['object'], top: hit.getBoundingClientRect().top };
  history.replaceState({ ...(history.state as Entry), hit: place }, '', address);
}

/**
 * Brings a hit that was followed back to where it stood, and the focus to it. Once: the next opening begins at the top.
 * @param address of what is asked now
 * @returns whether there was one
 */
export function returnToPlace(panel: HTMLElement, address: string): boolean {
  const { hit: place, ...rest } = (history.state as Entry) ?? {};
  const hits = [...panel.querySelectorAll<HTMLElement>('[data-object]')];
  const hit = place?.address === address && hits.find(({ dataset }) => dataset['object'] === place.id);
  if (!place || !hit) return false;
  history.replaceState(rest, '');
  const moved = { top: hit.getBoundingClientRect().top - place.top, behavior: 'instant' } as const;
  (panel.closest('[data-modal-content]') ?? window).scrollBy(moved);
  hit.querySelector<HTMLElement>('a, summary')?.focus({ preventScroll: true });
  return true;
}
