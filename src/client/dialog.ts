/** Opens, fills and closes the one dialog of a page. */
import { prefersReducedMotion } from './applyPreferences.ts';
import { isVisible } from './isVisible.ts';
import { latest } from './latest.ts';
import { type ModalModule, type ModalName, type ModalProps, type OnClose, tellModal } from './modal.ts';
import { track } from './track.ts';

/** How long a modal takes to go, in ms (specification, section 9). */
const closingTime = 250;

const pageDialog = () => document.querySelector<HTMLDialogElement>('[data-modal-host]');

type Current = {
  name: ModalName;
  props: ModalProps;
  trigger: HTMLElement | undefined;
  /** Filled and in sight. Before that, a "close" event belongs to the modal before it. */
  isShown: boolean;
  onClose?: OnClose | undefined;
};
let current: Current | undefined;
/** Asked after a wait: it may have changed. */
const opened = () => current;
/** What listens already. */
let readied: HTMLDialogElement | undefined;
/** A slow modal that was closed meanwhile shows nothing. */
const openings = latest();

/**
 * The modals whose opening and closing are events for analytics (specification, section 9), by their names there. Each is
 * told with the page that it opened over; a film with its own, since a page may list many.
 */
const trackedNames: Partial<Record<ModalName, string>> = {
  videoModal: 'Video',
  mainMenu: 'Main Menu',
  lightbox: 'Lightbox',
};

function tell({ name, props, trigger }: Current, open: boolean): void {
  tellModal({ modalName: name, open, modalProps: props });
  const tracked = trackedNames[name];
  if (!tracked) return;
  const film = name === 'videoModal' && trigger instanceof HTMLAnchorElement ? trigger.pathname : undefined;
  track(tracked, open ? 'Open' : 'Close', film ?? location.pathname);
}

/** Gives the focus back. The page stays where it was: a browser would scroll to what the header covers. */
function giveBackFocus(trigger: HTMLElement | undefined): void {
  if (trigger?.isConnected) return trigger.focus({ preventScroll: true });
  const heading = document.querySelector<HTMLElement>('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/** Takes the modal away at once. */
function remove(dialog: HTMLDialogElement, focusBack: boolean, isLeaving = false): void {
  const closed = current;
  if (!closed) return;
  current = undefined;
  closed.onClose?.(isLeaving);
  delete dialog.dataset['closing'];
  if (dialog.open) dialog.close();
  dialog.querySelector('[data-modal-content]')?.replaceChildren();
  delete document.documentElement.dataset['scrollLocked'];
  tell(closed, false);
  if (focusBack) giveBackFocus(closed.trigger);
}

/** Closes what is open: it fades, then page and focus are as they were. */
export function closeModal(): void {
  const dialog = pageDialog();
  openings.cancel();
  if (!dialog || !current || 'closing' in dialog.dataset) return;
  if (prefersReducedMotion()) return remove(dialog, true);
  dialog.dataset['closing'] = '';
  const closed = current;
  setTimeout(() => {
    if (current === closed) remove(dialog, true);
  }, closingTime);
}

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select, summary, [tabindex="0"]';

/** Leads Tab round inside the dialog. A native modal lets it out to the browser's own bar once a round. */
function keepTabInside(dialog: HTMLDialogElement, event: KeyboardEvent): void {
  // What has slid out of sight takes no focus.
  const stops = [...dialog.querySelectorAll<HTMLElement>(focusable)].filter(isVisible);
  const [first, last] = [stops[0], stops.at(-1)];
  const leaving = event.shiftKey
    ? document.activeElement === first || document.activeElement === dialog
    : document.activeElement === last;
  if (!leaving) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

function makeReady(dialog: HTMLDialogElement): void {
  if (readied === dialog) return;
  readied = dialog;
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Tab') keepTabInside(dialog, event);
    // What is inside may have used it.
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // A search box would keep the first Escape to itself, and empty itself.
    event.preventDefault();
    closeModal();
  });
  // The browser's other ways to close, such as Android's back gesture, can't always be stopped.
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    closeModal();
  });
  dialog.addEventListener('close', () => {
    if (current?.isShown && !dialog.open) remove(dialog, true);
  });
  // Bar and content fill the sheet, so that a press on the dialog itself lies beside it, on the backdrop. Only one that
  // began there closes it: the end of a selected text does not.
  let beganBeside = false;
  dialog.addEventListener('pointerdown', ({ target }) => {
    beganBeside = target === dialog;
  });
  dialog.addEventListener('click', (event) => {
    const isButton = event.target instanceof Element && event.target.closest('[data-modal-close]');
    const isBackdrop = beganBeside && event.target === dialog && dialog.dataset['backdrop'] !== 'off';
    if (isButton || isBackdrop) closeModal();
  });
  // A page that comes back from the back/forward cache shows no modal.
  addEventListener('pagehide', () => {
    openings.cancel();
    remove(dialog, false, true);
  });
}

/** Returns what the modal is about, from what was pressed. */
function propsOf(name: ModalName, trigger: HTMLElement | undefined): ModalProps & { title: string } {
  const picture = trigger?.querySelector('img');
  return {
    title: trigger?.textContent.trim() || picture?.alt || name,
    currentPage: location.pathname,
    ...(name === 'lightbox' && { lightboxName: trigger?.getAttribute('href') ?? undefined, itemTitle: picture?.alt }),
  };
}

/**
 * Opens a modal. An open one makes way first.
 * @param name one of the registry's names
 * @param event what asked for it, or null
 * @param module the modal's own code
 * @param trigger the element that was pressed; it gets the focus back
 * @throws TypeError with the specification's words where name or event is of another kind
 */
export async function openModal(
  name: ModalName,
  event: Event | null,
  module: ModalModule,
  trigger?: HTMLElement,
): Promise<void> {
  if (typeof name !== 'string' || !(event === null || event instanceof Event)) {
    throw new TypeError('Incorrect arguments passed to function');
  }
  const dialog = pageDialog();
  const content = dialog?.querySelector<HTMLElement>('[data-modal-content]');
  if (!dialog || !content || current?.name === name) return;
  makeReady(dialog);
  remove(dialog, false);
  const isLatest = openings.begin();
  const props = propsOf(name, trigger);
  current = { name, props, trigger, isShown: false };
  dialog.dataset['size'] = module.size ?? 'auto';
  dialog.dataset['backdrop'] = module.closesOnBackdrop === false ? 'off' : 'on';
  document.documentElement.dataset['scrollLocked'] = '';
  dialog.removeAttribute('aria-label');
  // What is shown may come from a piece of the page in another language than the page's.
  const { lang, dir } = trigger?.closest<HTMLElement>('[lang]') ?? document.documentElement;
  Object.assign(dialog, { lang, dir });
  let onClose: OnClose | undefined;
  try {
    onClose = await module.fill({ dialog, content, trigger, close: closeModal });
  } catch (error) {
    if (isLatest()) remove(dialog, false);
    throw error;
  }
  if (!isLatest()) {
    // It was closed, or another was opened, while this one was being fetched.
    onClose?.();
    if (!opened()) content.replaceChildren();
    return;
  }
  current.onClose = onClose;
  if (!dialog.hasAttribute('aria-label')) dialog.setAttribute('aria-label', props.title);
  dialog.showModal();
  content.scrollTop = 0;
  current.isShown = true;
  tell(current, true);
}
