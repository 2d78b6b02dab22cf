/** Scroll, in CSS pixels, beyond which the header is minified (specification, section 9). */
const minifiedBeyond = 80;

/** Minifies the header once the page is scrolled. */
export function startHeader(): void {
  const header = document.querySelector('[data-header]');
  if (!header) return;
  const update = () => header.toggleAttribute('data-minified', window.scrollY > minifiedBeyond);
  addEventListener('scroll', update, { passive: true });
  update();
}
