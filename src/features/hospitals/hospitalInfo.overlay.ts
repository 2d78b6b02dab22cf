/** A hospital in the dialog: a copy of its card on the hospitals page. */
import { fetchCopyOf } from '../../client/fragment.ts';
import type { ModalModule } from '../../client/modal.ts';
import { bindHospitalButtons } from './hospitalChoice.ts';

export const modal: ModalModule = {
  async fill({ dialog, content, trigger, close }) {
    if (!(trigger instanceof HTMLAnchorElement)) throw new TypeError('A hospital opens from a link to its anchor');
    const card = await fetchCopyOf(trigger.pathname, trigger.hash);
    card.removeAttribute('id');
    content.append(card);
    dialog.setAttribute('aria-label', card.querySelector('h4')?.textContent ?? '');
    // A link to an anchor of this page is followed after the dialog has closed and the focus has been restored.
    let place = '';
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link?.hash || link.pathname !== location.pathname) return;
      event.preventDefault();
      place = link.hash;
      close();
    };
    card.addEventListener('click', follow);
    const unbind = bindHospitalButtons(content);
    return () => {
      unbind();
      if (place) queueMicrotask(() => location.assign(place));
    };
  },
};
