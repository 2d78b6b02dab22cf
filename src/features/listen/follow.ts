/** Keeps the current sentence in view until the visitor scrolls away. */
import { prefersReducedMotion } from '../../client/applyPreferences.ts';

/** Where a sentence is scrolled to, as a fraction of the window's height. */
const height = 0.25;
const scrollingKeys = /^(?:Arrow(?:Up|Down)|Page(?:Up|Down)|Home|End)$/;

/**
 * Creates a follower that scrolls along with the reading.
 * @param covered height of the covered areas at the top and the bottom of the window, in pixels
 * @returns `show` scrolls a range into view; `again` resumes following after the visitor presses a control
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
