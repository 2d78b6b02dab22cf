/** Opens overlays in place of the pages that they stand for. Loads nothing before a reader reaches for one. */
import { isPlainClick } from '../../browser/click.ts';
import { fetchPage } from '../../browser/fragment.ts';
import type { ModalName, ModalRegistry } from '../../browser/modal.ts';

const registry: ModalRegistry = {
  mainMenu: () => import('./mainMenu.ts'),
  faqCategoryFilter: () => import('../../features/faq/islands/filterModal.ts'),
  lightbox: () => import('../../features/lightbox/islands/lightboxModal.ts'),
  interstitialLoader: () => import('../../features/shell/islands/interstitialModal.ts'),
  share: () => import('../../features/shell/islands/shareModal.ts'),
};

const loadHost = () => import('../../browser/modalHost.ts');

const triggerOf = (event: Event): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('[data-modal]') : null;

const nameOf = (trigger: HTMLElement): ModalName | undefined => {
  const name = trigger.dataset['modal'] as ModalName | undefined;
  return name && name in registry ? name : undefined;
};

/** All that the overlay needs, asked for at once. What fails is asked for again by the click. */
function load(trigger: HTMLElement) {
  const name = nameOf(trigger);
  const module = name && registry[name]?.();
  const page = trigger instanceof HTMLAnchorElement ? fetchPage(trigger.href) : undefined;
  return { name, ready: Promise.all([loadHost(), module, page]) };
}

for (const intent of ['pointerover', 'focusin', 'touchstart']) {
  addEventListener(
    intent,
    (event) => {
      const trigger = triggerOf(event);
      if (trigger && nameOf(trigger)) load(trigger).ready.catch(() => undefined);
    },
    { passive: true },
  );
}

/** The latest wish counts: a slow overlay does not open over one that was asked for after it. */
let wishes = 0;
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') wishes++;
});

addEventListener('click', (event) => {
  const trigger = triggerOf(event);
  if (!trigger || !isPlainClick(event) || !nameOf(trigger)) return;
  const isHere = trigger instanceof HTMLAnchorElement && trigger.pathname === location.pathname;
  if (isHere) return;
  event.preventDefault();
  const wish = ++wishes;
  const { name, ready } = load(trigger);
  ready
    .then(async ([host, module]) => {
      if (wish === wishes && name && module) await host.openModal(name, event, module.modal, { trigger });
    })
    .catch((error: unknown) => {
      console.warn('The overlay could not be opened', error);
      // The page does the same, and so does what folds out.
      if (trigger instanceof HTMLAnchorElement) location.assign(trigger.href);
      else trigger.closest('details')?.setAttribute('open', '');
    });
});

// A slow page: what it needs is asked for while the page is still on its way.
document.addEventListener('tryggve:slow', () => {
  Promise.all([loadHost(), registry.interstitialLoader?.()])
    .then(([host, module]) => module && host.openModal('interstitialLoader', null, module.modal))
    .catch((error: unknown) => console.warn('The waiting could not be shown', error));
});
