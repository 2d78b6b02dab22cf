/** The subjects of the questions as a modal; choosing one closes it. */
import type { ModalModule } from '../../client/modal.ts';
import { chooseTag, chosenTag } from './faq.enhance.ts';

export const modal: ModalModule = {
  fill({ content, trigger, close }) {
    let chosen: string | undefined;
    const original = trigger?.parentElement?.querySelector<HTMLElement>('[data-overlay="faqCategoryFilter"]');
    if (!original) throw new Error('The page has no subjects to choose among');
    const panel = original.cloneNode(true) as HTMLElement;
    for (const link of panel.querySelectorAll<HTMLElement>('[data-tag]')) {
      const tag = link.dataset['tag'] ?? '';
      const button = document.createElement('button');
      button.type = 'button';
      button.className = link.className;
      button.textContent = link.textContent;
      button.disabled = tag === chosenTag();
      button.setAttribute('aria-pressed', String(button.disabled));
      button.addEventListener('click', () => {
        chosen = tag;
        close();
      });
      link.replaceWith(button);
    }
    content.append(panel);
    return (isLeaving) => {
      const tag = chosen;
      // Once the modal has gone: what is said behind an open one, nobody hears.
      if (tag !== undefined && !isLeaving) setTimeout(() => chooseTag(tag));
    };
  },
};
