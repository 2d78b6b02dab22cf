import { type RefObject, useLayoutEffect } from 'react';

/**
 * Takes presses over from podcast.enhance.ts once the island is awake, and does the one that was noted before.
 * @param root what has `data-podcast`, with the buttons in it
 */
export function useAsked(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = root;
    const asked = current?.dataset['asked'];
    current?.setAttribute('data-awake', '');
    if (asked) current.querySelector<HTMLElement>(`[data-press="${asked}"]`)?.click();
  }, [root]);
}
