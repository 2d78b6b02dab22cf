/** The share modal: a copy of the footer's links and QR code, with copying and downloads. */
import { downloadImage, type ImageFormat } from '../../client/downloadImage.ts';
import { copyOf } from '../../client/fragment.ts';
import type { ModalModule } from '../../client/modal.ts';
import { confirmationTime, copyText, shareNatively } from '../../client/shareLinks.ts';

/** Width of a downloaded QR code, in pixels: sharp on a poster. */
const downloadSize = 1200;

export const modal: ModalModule = {
  fill({ dialog, content, trigger }) {
    const panel = copyOf(trigger?.parentElement, '[data-overlay="share"]');
    const { title = '', url = '' } = panel.dataset;
    for (const tools of panel.querySelectorAll<HTMLElement>('[data-share-tools]')) tools.hidden = false;

    const status = panel.querySelector<HTMLElement>('[data-share-status]');
    let timer: ReturnType<typeof setTimeout> | undefined;
    const say = (words = '') => {
      if (!status) return;
      status.textContent = words;
      clearTimeout(timer);
      timer = setTimeout(() => (status.textContent = ''), confirmationTime);
    };
    // If copying fails, show the address so that it can be copied by hand.
    const copy = async () =>
      say((await copyText(url)) ? status?.dataset['copied'] : `${status?.dataset['failed'] ?? ''} ${url}`);
    panel.querySelector('[data-share-copy]')?.addEventListener('click', () => void copy());

    const native = panel.querySelector<HTMLElement>('[data-share-native]');
    if (native && 'share' in navigator) {
      native.hidden = false;
      native.addEventListener('click', () => shareNatively({ title, url }));
    }

    const image = panel.querySelector('img');
    if (image) image.loading = 'eager';
    for (const button of panel.querySelectorAll<HTMLElement>('[data-qr-download]')) {
      const format = button.dataset['qrDownload'] as ImageFormat;
      button.addEventListener('click', () => image && void downloadImage(image, format, 'tryggve-qr', downloadSize));
    }
    content.append(panel);
    // Label the modal with the title of the page, not only with the button's text.
    dialog.setAttribute('aria-label', panel.querySelector('h2')?.textContent ?? '');
    return () => clearTimeout(timer);
  },
};
