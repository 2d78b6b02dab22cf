/** Events for analytics. They end here unless the reader has consented and the operator has set analytics up. */

export type TrackedEvent = { category: string; action: string; name: string };

/** The document's event that carries them to listeners. */
export const trackedEvent = 'tryggve:track';

/**
 * Tells of something that the reader did.
 * @param category part of the site, as "FAQ"
 * @param action what was done, as "Open"
 * @param name what it was done to; its first letter is made a capital
 * @throws TypeError where one of them is empty
 */
export function track(category: string, action: string, name: string): void {
  if (!category || !action || !name) throw new TypeError('An event lacks a part');
  const detail: TrackedEvent = { category, action, name: name.charAt(0).toUpperCase() + name.slice(1) };
  document.dispatchEvent(new CustomEvent(trackedEvent, { detail }));
}
