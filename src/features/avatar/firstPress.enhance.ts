/**
 * The first press wakes an island and would be lost: it is held, and done as soon as the island is awake. Fields need
 * no such help, they keep what was chosen.
 */
function hold(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  const island = button?.closest('astro-island[ssr]');
  if (!button || !island?.querySelector('[data-own-figure], [data-game]')) return;
  event.preventDefault();
  event.stopPropagation();
  island.addEventListener('astro:hydrate', () => button.click(), { once: true });
}

document.addEventListener('click', hold, { capture: true });
