import { prefersReducedMotion } from './applyPreferences.ts';
import { prefersReducedData } from './network.ts';

/**
 * Tells whether something may play by itself: only where the reader has just pressed what leads to it, and never where
 * they want things to stand still or data to be saved.
 */
export const mayAutoplay = (): boolean =>
  // Browsers that do not tell of presses leave the last one to the reader.
  (navigator.userActivation as UserActivation | undefined)?.isActive === true &&
  !prefersReducedMotion() &&
  !prefersReducedData();
