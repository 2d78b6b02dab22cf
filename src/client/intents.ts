/** What a reader does on the way to using something: pointing, touching, moving the focus. */
export const intents = ['pointerover', 'touchstart', 'focusin'] as const;

/** Hydrates the island that it is dispatched to, as an intent does. */
export const wakeEvent = 'tryggve:wake';
