/** Opens the film that the page's address names. Without scripts the browser leads to its card. */
import { prefersReducedData } from '../../client/network.ts';

function openNamed(): void {
  const card = document.getElementById(location.hash.slice(1));
  // A reader who saves data is led to the card alone: a press on it would lead to another page.
  if (!prefersReducedData()) card?.querySelector<HTMLAnchorElement>('[data-modal="videoModal"]')?.click();
}

addEventListener('hashchange', openNamed);
// When every script has run; and not on the way back, to a film that has been seen.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) openNamed();
});
