/** The directive `client:intent`: hydrates an island when the reader reaches for it, and never before. */
import type { ClientDirective } from 'astro';
import { intents, wakeEvent } from './intents.ts';

/** Puts back what the server rendered if an error has made React remove everything. */
function restoreIfEmptied(element: HTMLElement): MutationObserver {
  const rendered = element.cloneNode(true);
  const observer = new MutationObserver(() => {
    if (element.childElementCount === 0) element.replaceChildren(...rendered.cloneNode(true).childNodes);
  });
  observer.observe(element, { childList: true });
  return observer;
}

const island: ClientDirective = (load, _options, element) => {
  let watch: MutationObserver | undefined;
  const names = [...intents, wakeEvent];
  const wake = () => {
    for (const name of names) element.removeEventListener(name, wake);
    watch ??= restoreIfEmptied(element);
    void load().then((hydrate) => hydrate());
  };
  const listen = () => {
    for (const name of names) element.addEventListener(name, wake, { passive: true });
  };
  listen();
  // A failure leaves the page as the server rendered it; the next reach tries again.
  element.addEventListener('astro:hydration-error', listen);
  // The reader may have been quicker than this script, or come back to a field that has the focus.
  if (element.contains(document.activeElement)) wake();
};

export default island;
