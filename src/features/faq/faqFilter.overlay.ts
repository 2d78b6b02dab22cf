/** The subjects of the questions as a modal. Choosing one closes it. */
import { copyOf } from '../../client/fragment.ts';
import type { ModalModule } from '../../client/modal.ts';
import { chooseTag, chosenTag } from './faq.enhance.ts';

export const modal: ModalModule = {
  fill({ content, trigger, close }) {
    let chosen: string | undefined;
    const panel = copyOf(trigger?.parentElement, '[data-overlay="faqCategoryFilter"]');
    // On the page each leads to its first question; here it narrows the list, and stays where it is.
    for (const link of panel.querySelectorAll<HTMLAnchorElement>('[data-tag]')) {
      const tag = link.dataset['tag'] ?? '';
      const isChosen = tag === chosenTag();
      link.setAttribute('role', 'button');
      link.setAttribute('aria-pressed', String(isChosen));
      if (isChosen) {
        link.setAttribute('aria-disabled', 'true');
        link.removeAttribute('href');
      }
      link.addEventListener('click', (event) => {
        event.preventDefault();
        if (isChosen) return;
        chosen = tag;
        close();
      });
    }
    content.append(panel);
    return (isLeaving) => {
      const tag = chosen;
      // After the modal has gone: a screen reader hears nothing that is said behind an open one.
      if (tag !== undefined && !isLeaving) setTimeout(() => chooseTag(tag));
    };
  },
};
