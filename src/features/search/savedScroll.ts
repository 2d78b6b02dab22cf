/** Where a hit stood when the reader followed it. The page's entry in the history keeps it: the way back leads there. */

export type Place = {
  /** Address of what was asked: another question's answer has places of its own. */
  address: string;
  id: string | undefined;
  /** Its upper edge in the window, in CSS pixels. */
  top: number;
};
export type Entry = { hit?: Place } | null;

/**
 * Brings a hit that was followed back to where it stood, and the focus to it. Once: the next opening begins at the top.
 * @param address of what is asked now
 * @returns whether there was one
 */
export function restoreScroll(panel: HTMLElement, address: string): boolean {
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
