/** Says that a page is loading, and lets the visitor cancel. */
import type { ModalModule } from '../../client/modal.ts';

export const modal: ModalModule = {
  closesOnBackdrop: false,
  fill({ content, dialog, close }) {
    const template = document.querySelector<HTMLTemplateElement>('template[data-overlay="interstitialLoader"]');
    if (!template) throw new Error('The page has no template for the interstitial');
    content.append(template.content.cloneNode(true));
    dialog.setAttribute('aria-label', content.querySelector('[role="status"]')?.textContent ?? '');
    const abort = () => {
      window.stop();
      close();
    };
    addEventListener('click', abort, { capture: true });
    addEventListener('keydown', abort, { capture: true });
    return () => {
      removeEventListener('click', abort, { capture: true });
      removeEventListener('keydown', abort, { capture: true });
    };
  },
};
