/** Brings what was chosen into sight. */

/** Room that is left around what comes into sight, in pixels. */
const around = 16;

/**
 * Scrolls as far as it takes to see the chosen part in the picture and its card together. The focus stays where it is.
 * @param atlas the element that holds both
 */
export function scrollToChoice(atlas: HTMLElement): void {
  const card = atlas.querySelector<HTMLElement>('[data-part-card]');
  if (!card) return;
  const cardBox = card.getBoundingClientRect();
  const part = atlas.querySelector('[data-chosen] > [data-spot]')?.getBoundingClientRect() ?? cardBox;
  const parts = atlas.querySelector<HTMLElement>('[data-parts]');
  const sticks = (element: HTMLElement) => getComputedStyle(element).position === 'sticky';
  // On a phone the list sticks above and the card below: the part is to be between them.
  const padding = getComputedStyle(document.documentElement);
  const top = parseFloat(padding.scrollPaddingTop) + (parts && sticks(parts) ? parts.offsetHeight : 0);
  const bottom = innerHeight - parseFloat(padding.scrollPaddingBottom) - (sticks(card) ? card.offsetHeight : 0);
  const seen = sticks(card) ? [part] : [part, cardBox];
  const first = Math.min(...seen.map((box) => box.top)) - around - top;
  const last = Math.max(...seen.map((box) => box.bottom)) + around - bottom;
  const by = first < 0 ? first : Math.max(0, Math.min(first, last));
  if (by !== 0) scrollBy({ top: by });
}

/** Leads the list to what is chosen in it, where it is a row that scrolls. */
export function scrollToChoiceInList(atlas: HTMLElement): void {
  const row = atlas.querySelector<HTMLElement>('[data-parts] > div');
  const chosen = row?.querySelector(':checked')?.parentElement;
  if (row && chosen) row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.clientWidth) / 2;
}
