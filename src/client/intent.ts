/** The directive `client:intent`: wakes an island when the reader reaches for it, and never before. */
import type { ClientDirective } from 'astro';

/** What a reader does on the way to using something: pointing, touching, moving the focus. */
export const intents = ['pointerover', 'touchstart', 'focusin'] as const;

/** Puts back what the server rendered where an error has made React take everything away. */
function keep(element: HTMLElement): void {
  const { innerHTML } = element;
  const observer = new MutationObserver(() => {
    if (element.childElementCount > 0) return;
    observer.disconnect();
    element.innerHTML = innerHTML;
  });
  observer.observe(element, { childList: true });
}

const intent: ClientDirective = (load, _options, element) => {
  const wake = () => {
    for (const name of intents) element.removeEventListener(name, wake);
    keep(element);
    void load().then((hydrate) => hydrate());
  };
  const listen = () => {
    for (const name of intents) element.addEventListener(name, wake, { passive: true });
  };
  listen();
  // A failure leaves the page as the server rendered it; the next reach tries again.
  element.addEventListener('astro:hydration-error', listen);
  // The reader may have been quicker than this script, or come back to a field that has the focus.
  if (element.contains(document.activeElement)) wake();
};

export default intent;
