/** What a reader does on the way to using something: pointing, touching, moving the focus. */
export const intents = ['pointerover', 'touchstart', 'focusin'] as const;

/** Hydrates the island that it is dispatched to, as an intent does. */
export const wakeEvent = 'tryggve:wake';

/** Hydrates the island around an element. */
export const wakeIsland = (element: Element | null): void => {
  element?.closest('astro-island')?.dispatchEvent(new Event(wakeEvent));
};
