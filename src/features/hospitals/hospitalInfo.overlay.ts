/** A hospital over the page that names it: a copy of its card on the page of hospitals. */
import { fetchCopyOf } from '../../client/fragment.ts';
import type { ModalModule } from '../../client/modal.ts';
import { bindChoice } from './hospitalChoice.ts';

export const modal: ModalModule = {
  async fill({ dialog, content, trigger, close }) {
    if (!(trigger instanceof HTMLAnchorElement)) throw new TypeError('A hospital is opened by a link to its place');
    const card = await fetchCopyOf(trigger.pathname, trigger.hash);
    card.removeAttribute('id');
    content.append(card);
    dialog.setAttribute('aria-label', card.querySelector('h4')?.textContent ?? '');
    // A place on the page below is in sight when the overlay has gone, and the focus has been given back.
    let place = '';
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link?.hash || link.pathname !== location.pathname) return;
      event.preventDefault();
      place = link.hash;
      close();
    };
    card.addEventListener('click', follow);
    const unbind = bindChoice(content);
    return () => {
      unbind();
      if (place) queueMicrotask(() => location.assign(place));
    };
  },
};
