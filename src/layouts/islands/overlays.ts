/** Opens overlays in place of the pages that they stand for. Loads nothing before a reader reaches for one. */
import { isPlainClick } from '../../browser/click.ts';
import { fetchPage } from '../../browser/fragment.ts';
import { type ModalName, type ModalRegistry, slowEvent } from '../../browser/modal.ts';
import { inTime, isReachable, sayNoNetwork } from '../../browser/network.ts';

const registry: ModalRegistry = {
  mainMenu: () => import('./mainMenu.ts'),
  faqCategoryFilter: () => import('../../features/faq/islands/filterModal.ts'),
  lightbox: () => import('../../features/lightbox/islands/lightboxModal.ts'),
  interstitialLoader: () => import('../../features/shell/islands/interstitialModal.ts'),
  caregiversMenu: () => import('../../features/caregivers/islands/caregiversMenu.ts'),
  search: () => import('../../features/search/islands/searchModal.ts'),
  share: () => import('../../features/shell/islands/shareModal.ts'),
};

/** What opens beside its button, and leaves the page in use. */
const popups = {
  languages: () => import('../../features/language/islands/languagePopup.ts'),
};

const loadHost = () => import('../../browser/modalHost.ts');

const triggerOf = (event: Event): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('[data-modal], [data-popup]') : null;

const isOverlay = (trigger: HTMLElement) =>
  (trigger.dataset['modal'] ?? '') in registry || (trigger.dataset['popup'] ?? '') in popups;

/** Whether a link leads to a page other than this one. */
const leadsAway = (link: HTMLAnchorElement) => link.pathname !== location.pathname;

/** Whether an overlay would be the page itself. A part of a page may open over it. */
const isThisPage = (trigger: HTMLElement) =>
  trigger instanceof HTMLAnchorElement && !leadsAway(trigger) && !trigger.hash;

/**
 * Asks at once for all that the overlay needs. What fails is asked for again by the click.
 * @returns what opens it
 */
async function load(trigger: HTMLElement): Promise<(event: Event) => Promise<void>> {
  const page = trigger instanceof HTMLAnchorElement && leadsAway(trigger) ? fetchPage(trigger.pathname) : undefined;
  const popup = popups[trigger.dataset['popup'] as keyof typeof popups];
  if (popup) {
    const [{ toggle }] = await Promise.all([popup(), page]);
    return () => toggle(trigger as HTMLAnchorElement);
  }
  const name = trigger.dataset['modal'] as ModalName;
  const [host, module] = await Promise.all([loadHost(), registry[name]?.(), page]);
  return async (event) => module && host.openModal(name, event, module.modal, trigger);
}

// What a press does here, for whoever hears the page: the links have no such word without scripts.
for (const trigger of document.querySelectorAll<HTMLElement>('[data-modal], [data-popup]')) {
  if (!isOverlay(trigger) || isThisPage(trigger)) continue;
  trigger.setAttribute('aria-haspopup', 'dialog');
  if (trigger.dataset['popup']) trigger.setAttribute('aria-expanded', 'false');
}

for (const intent of ['pointerover', 'focusin', 'touchstart']) {
  addEventListener(
    intent,
    (event) => {
      const trigger = triggerOf(event);
      if (trigger && isOverlay(trigger)) load(trigger).catch(() => undefined);
    },
    { passive: true },
  );
}

/** The latest wish counts: a slow overlay does not open over one that was asked for after it. */
let wishes = 0;
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') wishes++;
});
// A page that is left wishes for nothing, also when it comes back from the back/forward cache.
addEventListener('pagehide', () => wishes++);
// Nor does a late overlay close what was opened meanwhile without us: the browser's own popovers.
addEventListener('beforetoggle', () => wishes++, { capture: true });

/** Opens what a trigger stands for. Where that fails, the page does the same, and so does what folds out. */
async function press(trigger: HTMLElement, event: Event): Promise<void> {
  const wish = ++wishes;
  // On a slow network the press shows at once that it was felt.
  trigger.setAttribute('aria-busy', 'true');
  try {
    const open = await inTime(load(trigger)).finally(() => trigger.removeAttribute('aria-busy'));
    if (wish === wishes) await open(event);
  } catch (error) {
    console.warn('The overlay could not be opened', error);
    if (wish !== wishes) return;
    if (!(trigger instanceof HTMLAnchorElement)) return trigger.closest('details')?.setAttribute('open', '');
    // Without a network the link would lead to the browser's own error, and the text that is being read would be gone.
    if (!leadsAway(trigger) || (await isReachable(trigger.href))) location.assign(trigger.href);
    else if (wish === wishes) sayNoNetwork(trigger, () => void press(trigger, event));
  }
}

addEventListener('click', (event) => {
  const trigger = triggerOf(event);
  if (!trigger || !isPlainClick(event) || !isOverlay(trigger)) return;
  if (isThisPage(trigger)) {
    // Nothing to load: what was asked stays.
    const box = trigger.dataset['modal'] === 'search' && document.querySelector<HTMLElement>('main [name="q"]');
    if (box) {
      event.preventDefault();
      box.focus();
    }
    return;
  }
  event.preventDefault();
  void press(trigger, event);
});

// Space presses what says that it is a button, also where it is a link: it would scroll the page.
addEventListener('keydown', (event) => {
  if (event.key !== ' ' || !(event.target instanceof HTMLAnchorElement)) return;
  if (!event.target.matches('[aria-haspopup], [role="button"]')) return;
  event.preventDefault();
  if (!event.repeat) event.target.click();
});

// What was written in a box stays while there is no network. The search panel, where it runs, asks by itself.
addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  if (navigator.onLine || event.defaultPrevented || form.method !== 'get') return;
  event.preventDefault();
  sayNoNetwork(event.submitter, () => form.requestSubmit());
});

// An address that asks, after a reload or on the way back from what was found, is answered again.
addEventListener('pageshow', () => {
  const search = document.querySelector<HTMLAnchorElement>('header [data-modal="search"]');
  if (search && leadsAway(search) && new URLSearchParams(location.search).get('q')) search.click();
});

// A slow page: what it needs is asked for while the page is still on its way.
document.addEventListener(slowEvent, (event) => {
  const link = (event as CustomEvent<HTMLElement>).detail;
  Promise.all([loadHost(), registry.interstitialLoader?.()])
    .then(([host, module]) => module && host.openModal('interstitialLoader', null, module.modal, link))
    .catch((error: unknown) => console.warn('The waiting could not be shown', error));
});
