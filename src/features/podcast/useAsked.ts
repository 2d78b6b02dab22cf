import { type RefObject, useLayoutEffect } from 'react';

/**
 * Takes presses over from podcast.enhance.ts when the island wakes, and repeats the recorded one.
 * @param root the element with `data-podcast` around the buttons
 */
export function useAsked(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = root;
    const asked = current?.dataset['asked'];
    current?.setAttribute('data-awake', '');
    if (asked) current.querySelector<HTMLElement>(`[data-press="${asked}"]`)?.click();
  }, [root]);
}
