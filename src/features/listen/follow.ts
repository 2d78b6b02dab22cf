/** Keeps what is being read in sight, until the reader scrolls away from it. */
import { prefersReducedMotion } from '../../client/applyPreferences.ts';

/** How far down the sentence comes to stand, as a part of the window. */
const height = 0.25;
const scrollingKeys = /^(?:Arrow(?:Up|Down)|Page(?:Up|Down)|Home|End)$/;

/**
 * Creates what follows the reading.
 * @param covered pixels at the top and at the foot of the window where nothing can be read
 * @returns `show` brings a range into sight; `again` follows anew after a press of the reader's
 */
export function createFollower(covered: () => { top: number; foot: number }) {
  let follows = true;
  const stop = () => {
    follows = false;
  };
  const options = { passive: true };
  addEventListener('wheel', stop, options);
  addEventListener('touchmove', stop, options);
  addEventListener(
    'keydown',
    ({ key, target }) => {
      const isInField = target instanceof Element && target.closest('input, select, textarea');
      if (scrollingKeys.test(key) && !isInField) stop();
    },
    options,
  );
  return {
    show(range: Range) {
      if (!follows) return;
      const { top, bottom } = range.getBoundingClientRect();
      const { top: above, foot } = covered();
      if (top >= above && bottom <= innerHeight - foot) return;
      scrollBy({ top: top - innerHeight * height, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
    },
    again: () => {
      follows = true;
    },
  };
}
