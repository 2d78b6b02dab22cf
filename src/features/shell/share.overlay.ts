/** The share modal: the footer's own links and QR code, with what needs scripts. */
import type { ModalModule } from '../../client/modal.ts';

/** How long the confirmation of a copied link stays, in ms (specification, section 9). */
const confirmationTime = 5000;

/** Side of a downloaded QR code in pixels: sharp on a poster. */
const downloadSize = 1200;

const mediaTypes: Record<string, string> = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' };
const endings = new Map(Object.entries(mediaTypes).map(([ending, type]) => [type, ending]));

async function downloadQr(image: HTMLImageElement, wanted: string): Promise<void> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = downloadSize;
  await image.decode();
  canvas.getContext('2d')?.drawImage(image, 0, 0, downloadSize, downloadSize);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, mediaTypes[wanted]));
  if (!blob) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  // A browser that can't write the type writes PNG instead; the name says what it is.
  link.download = `tryggve-qr.${endings.get(blob.type) ?? 'png'}`;
  link.click();
  URL.revokeObjectURL(link.href);
}

export const modal: ModalModule = {
  fill({ dialog, content, trigger }) {
    const original = trigger?.parentElement?.querySelector<HTMLElement>('[data-overlay="share"]');
    if (!original) throw new Error('The page has nothing to share');
    const panel = original.cloneNode(true) as HTMLElement;
    const { title = '', url = '' } = panel.dataset;
    for (const tools of panel.querySelectorAll<HTMLElement>('[data-share-tools]')) tools.hidden = false;

    const status = panel.querySelector<HTMLElement>('[data-share-status]');
    let timer: ReturnType<typeof setTimeout> | undefined;
    const say = (words: string | undefined) => {
      if (!status) return;
      status.textContent = words ?? '';
      clearTimeout(timer);
      timer = setTimeout(() => (status.textContent = ''), confirmationTime);
    };
    panel.querySelector('[data-share-copy]')?.addEventListener('click', () => {
      // Over plain http there is no clipboard at all.
      Promise.resolve(url)
        .then((text) => navigator.clipboard.writeText(text))
        .then(
          () => say(status?.dataset['copied']),
          // Without the right to copy, the address is shown to be copied by hand.
          () => say(`${status?.dataset['failed'] ?? ''} ${url}`),
        );
    });

    const native = panel.querySelector<HTMLElement>('[data-share-native]');
    if (native && 'share' in navigator) {
      native.hidden = false;
      native.addEventListener('click', () => {
        navigator.share({ title, url }).catch((error: unknown) => console.warn('Nothing was shared', error));
      });
    }

    const image = panel.querySelector('img');
    if (image) image.loading = 'eager';
    for (const button of panel.querySelectorAll<HTMLElement>('[data-qr-download]')) {
      button.addEventListener('click', () => {
        if (image) void downloadQr(image, button.dataset['qrDownload'] ?? 'png');
      });
    }
    content.append(panel);
    // Heard as it is read: with the title of the page, not only the button's words.
    dialog.setAttribute('aria-label', panel.querySelector('h2')?.textContent ?? '');
    return () => clearTimeout(timer);
  },
};
