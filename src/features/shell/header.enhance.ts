import { onModal } from '../../client/modal.ts';

/** Scroll, in CSS pixels, beyond which the header is minified [#95]. */
const minifiedBeyond = 80;

/** Minifies the header once the page is scrolled. */
export function startHeader(): void {
  const header = document.querySelector('[data-header]');
  if (!header) return;
  const update = () => header.toggleAttribute('data-minified', window.scrollY > minifiedBeyond);
  addEventListener('scroll', update, { passive: true });
  update();
  showOpenModal(header);
}

/** Marks the button of an open overlay as active and hides the other [#98]. Closing resets both [#99]. */
function showOpenModal(header: Element): void {
  const buttons = [...header.querySelectorAll<HTMLElement>('[data-modal]')];
  onModal(({ modalName, open }) => {
    const isOurs = open && buttons.some((button) => button.dataset['modal'] === modalName);
    for (const button of buttons) {
      if (!isOurs) delete button.dataset['state'];
      else button.dataset['state'] = button.dataset['modal'] === modalName ? 'active' : 'hidden';
    }
  });
}
