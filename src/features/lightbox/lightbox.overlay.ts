/** Shows the pictures of a page one at a time, fitted to the window or in full size. */
import { copyOf } from '../../client/fragment.ts';
import type { ModalModule } from '../../client/modal.ts';

export const modal: ModalModule = {
  size: 'full',
  fill({ content, dialog, trigger }) {
    const frame = copyOf(document.querySelector<HTMLTemplateElement>('[data-overlay="lightbox"]')?.content, 'div');
    const all = [...document.querySelectorAll<HTMLAnchorElement>('main a[data-modal="lightbox"]')];
    const part = (name: string) => frame.querySelector<HTMLElement>(`[data-${name}]`);
    const image = frame.querySelector('img');
    const zoom = part('zoom');
    let place = Math.max(0, all.indexOf(trigger as HTMLAnchorElement));

    const setZoom = (isZoomed: boolean) => {
      image?.toggleAttribute('data-zoomed', isZoomed);
      // A scroll container is focusable, so that arrow keys reach every corner of the picture.
      if (isZoomed) image?.parentElement?.setAttribute('tabindex', '0');
      else image?.parentElement?.removeAttribute('tabindex');
      zoom?.setAttribute('aria-pressed', String(isZoomed));
    };
    const show = (to: number) => {
      place = (to + all.length) % all.length;
      const link = all[place];
      const thumbnail = link?.querySelector('img');
      if (!link || !thumbnail || !image) return;
      image.src = link.href;
      image.alt = thumbnail.alt;
      image.width = Number(link.dataset['width']);
      image.height = Number(link.dataset['height']);
      const caption = part('caption');
      if (caption) caption.textContent = thumbnail.alt;
      setZoom(false);
    };

    for (const step of [-1, 1]) {
      const button = part(step < 0 ? 'previous' : 'next');
      if (button) button.hidden = all.length < 2;
      button?.addEventListener('click', () => show(place + step));
    }
    zoom?.addEventListener('click', () => setZoom(!image?.hasAttribute('data-zoomed')));
    const byArrow = ({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      // With a modifier key, an arrow is the browser's own shortcut for back and forward.
      if (target === image?.parentElement || altKey || ctrlKey || metaKey) return;
      const forward = document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
      if (key === 'ArrowLeft' || key === 'ArrowRight') show(place + (key === forward ? 1 : -1));
    };
    dialog.addEventListener('keydown', byArrow);
    show(place);
    content.append(frame);
    return () => dialog.removeEventListener('keydown', byArrow);
  },
};
