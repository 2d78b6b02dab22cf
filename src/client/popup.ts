/** Shows something beside its button and leaves the page in use. One at a time. */

/** Space between the popup and the window's edge, in CSS pixels. */
const margin = 8;

let close: (() => void) | undefined;

/** Closes the popup that is open. */
export const closePopup = (): void => close?.();

/** Puts the popup below or above its button, inside the window. */
function place(popup: HTMLElement, trigger: HTMLElement): void {
  const box = trigger.getBoundingClientRect();
  const width = popup.offsetWidth;
  const end = document.dir === 'rtl' ? box.left : box.right - width;
  popup.style.left = `${Math.max(margin, Math.min(end, innerWidth - width - margin))}px`;
  const opensUpward = trigger.dataset['popupOpens'] === 'upward';
  popup.style.top = opensUpward ? 'auto' : `${box.bottom + margin}px`;
  popup.style.bottom = opensUpward ? `${innerHeight - box.top + margin}px` : 'auto';
}

/**
 * Opens a popup until its reader presses Escape, beside it or a link in it, or leaves it by Tab.
 * @param popup an element that is not in the page yet
 * @param trigger its button, which says whether it is open and gets the focus back
 * @throws Error where the browser has no popovers
 */
export function openPopup(popup: HTMLElement, trigger: HTMLElement): void {
  if (!('popover' in popup)) throw new Error('This browser has no popovers');
  close?.();
  const ended = new AbortController();
  close = () => {
    close = undefined;
    ended.abort();
    popup.remove();
    trigger.setAttribute('aria-expanded', 'false');
  };
  const leave = () => {
    close?.();
    trigger.focus({ preventScroll: true });
  };
  const isOutside = (node: EventTarget | null) =>
    node instanceof Node && !popup.contains(node) && !trigger.contains(node);
  const move = () => place(popup, trigger);
  const { signal } = ended;
  addEventListener('click', ({ target }) => isOutside(target) && leave(), { signal });
  addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape') leave();
      // A reader who has gone on by Tab stays where they are.
      if (key === 'Tab') setTimeout(() => isOutside(document.activeElement) && close?.());
    },
    { signal },
  );
  addEventListener('scroll', move, { signal, passive: true });
  addEventListener('resize', move, { signal, passive: true });
  addEventListener('pagehide', closePopup, { signal });
  // Also where a link leads to this very page.
  popup.addEventListener('click', ({ target }) => target instanceof Element && target.closest('a') && close?.());

  popup.popover = 'manual';
  popup.setAttribute('role', 'dialog');
  popup.removeAttribute('aria-labelledby');
  popup.setAttribute('aria-label', trigger.textContent.trim());
  trigger.after(popup);
  popup.showPopover();
  trigger.setAttribute('aria-expanded', 'true');
  move();
  (popup.querySelector<HTMLElement>('[aria-current]') ?? popup.querySelector('a'))?.focus();
}
