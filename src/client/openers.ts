/** Opens overlays in place of the pages that they stand for. Loads nothing before a reader reaches for one. */
import { isPlainClick } from './click.ts';
import { fetchCopy } from './copy.ts';
import { fetchPage } from './fragment.ts';
import { intents } from './intents.ts';
import { latest } from './latest.ts';
import { type ModalModule, type ModalName, slowEvent } from './modal.ts';
import { withTimeout, isReachable, prefersReducedData, showOfflineDialog } from './network.ts';
import { sendPlain } from './sendPlain.ts';

/** Opens or closes what belongs to a button. */
type PopupModule = { toggle: (trigger: HTMLAnchorElement) => Promise<void> };

/** The overlays that a page may open, each loaded by a call. */
export type Overlays = {
  /** What opens in the page's dialog (`data-modal`). */
  modals: Record<ModalName, () => Promise<{ modal: ModalModule }>>;
  /** Those that React makes: they need words of their own, and no part of the page that they stand for. */
  react: ReadonlySet<string>;
  /** What opens beside its button, and leaves the page in use (`data-popup`). */
  popups: Record<string, () => Promise<PopupModule>>;
};

let overlays: Overlays;

const loadHost = () => import('./dialog.ts');

const triggerOf = (event: Event): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('[data-modal], [data-popup]') : null;

const isOverlay = (trigger: HTMLElement) =>
  (trigger.dataset['modal'] ?? '') in overlays.modals || (trigger.dataset['popup'] ?? '') in overlays.popups;

/** Whether a link leads to a page other than this one. */
const leadsAway = (link: HTMLAnchorElement) => link.pathname !== location.pathname;

/** Whether a reader who saves data, or has hardly any, is led to the page that the overlay stands for: it weighs less. */
const followsLink = (trigger: HTMLElement) =>
  trigger instanceof HTMLAnchorElement && leadsAway(trigger) && prefersReducedData();

/** Whether an overlay would be the page itself. A part of a page may open over it. */
const isThisPage = (trigger: HTMLElement) =>
  trigger instanceof HTMLAnchorElement && !leadsAway(trigger) && !trigger.hash;

/**
 * Asks at once for all that the overlay needs. What fails is asked for again by the click.
 * @returns what opens it
 */
async function load(trigger: HTMLElement): Promise<(event: Event) => Promise<void>> {
  let needed: Promise<unknown> | undefined;
  if (trigger instanceof HTMLAnchorElement) {
    const { modal = '' } = trigger.dataset;
    // React beside the overlay that imports it: one after the other would take two round trips.
    if (overlays.react.has(modal))
      needed = Promise.all([fetchCopy(modal, trigger.pathname), import('./reactOverlay.tsx')]);
    else if (leadsAway(trigger)) needed = fetchPage(trigger.pathname);
  }
  const popup = overlays.popups[trigger.dataset['popup'] ?? ''];
  if (popup) {
    const [{ toggle }] = await Promise.all([popup(), needed]);
    return () => toggle(trigger as HTMLAnchorElement);
  }
  const name = trigger.dataset['modal'] as ModalName;
  const [host, module] = await Promise.all([loadHost(), overlays.modals[name](), needed]);
  return async (event) => host.openModal(name, event, module.modal, trigger);
}

/** A slow overlay does not open over one that was asked for after it. */
const presses = latest();

/** Opens what a trigger stands for. Where that fails, the page does the same, and so does what folds out. */
async function press(trigger: HTMLElement, event: Event): Promise<void> {
  const isLatest = presses.begin();
  // On a slow network the press shows at once that it was felt.
  trigger.setAttribute('aria-busy', 'true');
  try {
    const open = await withTimeout(load(trigger)).finally(() => trigger.removeAttribute('aria-busy'));
    if (isLatest()) await open(event);
  } catch (error) {
    console.warn('No overlay', error);
    if (!isLatest()) return;
    const isLink = trigger instanceof HTMLAnchorElement;
    const { form } = trigger as HTMLButtonElement;
    const retry = () => void press(trigger, event);
    if (!isLink) {
      if (form) await sendPlain(form, trigger, retry);
      else trigger.closest('details')?.setAttribute('open', '');
      return;
    }
    // Without a network the link would lead to the browser's own error, and the text that is being read would be gone.
    if (!leadsAway(trigger) || (await isReachable(trigger.href))) location.assign(trigger.href);
    else if (isLatest()) showOfflineDialog(trigger, retry);
  }
}

/** Makes the openers of a page work. @param given the overlays that they may open */
export function startOpeners(given: Overlays): void {
  overlays = given;
  // What a press does here, for screen readers: without scripts the links have no such word.
  for (const trigger of document.querySelectorAll<HTMLElement>('[data-modal], [data-popup]')) {
    if (!isOverlay(trigger) || isThisPage(trigger)) continue;
    trigger.setAttribute('aria-haspopup', 'dialog');
    if (trigger.dataset['popup']) trigger.setAttribute('aria-expanded', 'false');
  }

  for (const intent of intents) {
    addEventListener(
      intent,
      (event) => {
        const trigger = triggerOf(event);
        // Who saves data gets nothing that may not be opened.
        if (trigger && isOverlay(trigger) && !isThisPage(trigger) && !prefersReducedData())
          load(trigger).catch(() => undefined);
      },
      { passive: true },
    );
  }

  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') presses.cancel();
  });
  // Nothing opens on a page that was left, also when it comes back from the back/forward cache.
  addEventListener('pagehide', presses.cancel);
  // Nor does a late overlay close what was opened meanwhile without us: the browser's own popovers.
  addEventListener('beforetoggle', presses.cancel, { capture: true });

  addEventListener('click', (event) => {
    const trigger = triggerOf(event);
    if (!trigger || !isPlainClick(event) || !isOverlay(trigger) || followsLink(trigger)) return;
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

  // An address that asks, after a reload or on the way back from what was found, is answered again.
  addEventListener('pageshow', () => {
    const search = document.querySelector<HTMLAnchorElement>('header [data-modal="search"]');
    if (search && leadsAway(search) && new URLSearchParams(location.search).get('q')) search.click();
  });

  // A slow page: what it needs is asked for while the page is still on its way.
  document.addEventListener(slowEvent, (event) => {
    const link = (event as CustomEvent<HTMLElement>).detail;
    Promise.all([loadHost(), overlays.modals.interstitialLoader()])
      .then(([host, module]) => host.openModal('interstitialLoader', null, module.modal, link))
      .catch((error: unknown) => console.warn('No waiting', error));
  });
}
