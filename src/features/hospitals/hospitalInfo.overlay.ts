/** A hospital over the page that names it: a copy of its card on the page of hospitals. */
import { fetchCopyOf } from '../../client/fragment.ts';
import type { ModalModule } from '../../client/modal.ts';
import { bindChoice } from './choice.ts';

export const modal: ModalModule = {
  async fill({ dialog, content, trigger }) {
    if (!(trigger instanceof HTMLAnchorElement)) throw new TypeError('A hospital is opened by a link to its place');
    const card = await fetchCopyOf(trigger.pathname, trigger.hash);
    card.removeAttribute('id');
    content.append(card);
    dialog.setAttribute('aria-label', card.querySelector('h4')?.textContent ?? '');
    return bindChoice(content);
  },
};
