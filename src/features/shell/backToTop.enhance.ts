import { prefersReducedMotion } from '../../client/applyPreferences.ts';
import { track } from '../../client/track.ts';

/** Scroll, in CSS pixels, beyond which the link to the top is shown [#101]. */
const shownBeyond = 100;

/** Shows the link to the top once the page is scrolled. Following it moves the focus, too. */
export function startBackToTop(): void {
  const links = document.querySelectorAll<HTMLElement>('[data-to-top]');
  const top = document.getElementById('top');
  if (!top) return;
  const update = () => {
    const scrollable = document.documentElement.scrollHeight > innerHeight;
    for (const link of links) link.hidden = !scrollable || scrollY <= shownBeyond;
  };
  for (const link of links) {
    link.addEventListener('click', (event) => {
      event.preventDefault();
      track('Footer', 'Scroll to top', String(Math.round(scrollY)));
      scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
      top.focus({ preventScroll: true });
    });
  }
  addEventListener('scroll', update, { passive: true });
  addEventListener('resize', update, { passive: true });
  update();
}
