/** The section's menu over the page: a copy of the one that stands on it. */
import { copyOf } from '../../client/fragment.ts';
import type { ModalModule } from '../../client/modal.ts';

export const modal: ModalModule = {
  fill({ content, close }) {
    const menu = copyOf(document, '[data-overlay="caregiversMenu"]');
    // The group with the page that is read is open, the others are folded; on the welcome page itself, the first.
    const groups = [...menu.querySelectorAll('details')];
    const current = groups.find((group) => group.querySelector('[aria-current]')) ?? groups[0];
    for (const group of groups) group.open = group === current;
    menu.addEventListener('click', (event) => {
      if (!(event.target instanceof Element && event.target.closest('[aria-current]'))) return;
      event.preventDefault();
      close();
    });
    content.append(menu);
    return undefined;
  },
};
