/** Opens, fills and closes the one dialog of a page. */
import { isStill } from './applyPreferences.ts';
import { type Emptied, type ModalModule, type ModalName, type ModalProps, tellModal } from './modal.ts';
import { track } from './track.ts';

/** How long a modal takes to go, in ms (specification, section 9). */
const closingTime = 250;

const host = () => document.querySelector<HTMLDialogElement>('[data-modal-host]');

type Current = {
  name: ModalName;
  props: ModalProps;
  trigger: HTMLElement | undefined;
  /** Filled and in sight; before that, a "close" event belongs to the modal before it. */
  isShown: boolean;
  emptied?: Emptied | undefined;
};
let current: Current | undefined;
/** Counts openings, so that a slow one that was closed meanwhile shows nothing. */
let opening = 0;

/** The modals whose opening and closing are events for analytics (specification, section 9), by their names there. */
const trackedNames: Partial<Record<ModalName, string>> = {
  videoModal: 'Video',
  mainMenu: 'Main Menu',
  lightbox: 'Lightbox',
};

/** Tells the page, and analytics where it counts, that a modal has opened or closed. */
function tell({ name, props }: Current, open: boolean): void {
  tellModal({ modalName: name, open, modalProps: props });
  const tracked = trackedNames[name];
  if (tracked) track(tracked, open ? 'Open' : 'Close', location.pathname);
}

/** The page stays where it was: a browser would scroll to what it counts as hidden below the header. */
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
  closed.emptied?.(isLeaving);
  delete dialog.dataset['closing'];
  if (dialog.open) dialog.close();
  dialog.querySelector('[data-modal-content]')?.replaceChildren();
  delete document.documentElement.dataset['scrollLocked'];
  tell(closed, false);
  if (focusBack) giveBackFocus(closed.trigger);
}

/** Closes what is open: it fades for 250 ms, then page and focus are as they were. */
export function closeModal(): void {
  const dialog = host();
  opening++;
  if (!dialog || !current || 'closing' in dialog.dataset) return;
  if (isStill()) return remove(dialog, true);
  dialog.dataset['closing'] = '';
  const closed = current;
  setTimeout(() => {
    if (current === closed) remove(dialog, true);
  }, closingTime);
}

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select, summary, [tabindex="0"]';

/** A native modal lets Tab out to the browser's own bar once a round; this leads it round inside. */
function keepTabInside(dialog: HTMLDialogElement, event: KeyboardEvent): void {
  const stops = [...dialog.querySelectorAll<HTMLElement>(focusable)].filter((stop) =>
    // What has slid out of sight takes no focus; the option has an older name too.
    stop.checkVisibility({ visibilityProperty: true, checkVisibilityCSS: true }),
  );
  const [first, last] = [stops[0], stops.at(-1)];
  const leaving = event.shiftKey
    ? document.activeElement === first || document.activeElement === dialog
    : document.activeElement === last;
  if (!leaving) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

/** @returns whether a press lies on the backdrop, outside the sheet */
function isBeside(dialog: HTMLDialogElement, { target, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return target === dialog && (clientX < left || clientX > right || clientY < top || clientY > bottom);
}

let isReady = false;
function makeReady(dialog: HTMLDialogElement): void {
  if (isReady) return;
  isReady = true;
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Tab') keepTabInside(dialog, event);
    if (event.key !== 'Escape') return;
    event.preventDefault();
    closeModal();
  });
  // The browser's other ways to close, such as Android's back gesture, are not always ours to stop.
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    closeModal();
  });
  dialog.addEventListener('close', () => {
    if (current?.isShown && !dialog.open) remove(dialog, true);
  });
  // A press counts as beside the sheet only where it began there too: not the end of a selected text.
  let beganBeside = false;
  dialog.addEventListener('pointerdown', (event) => {
    beganBeside = isBeside(dialog, event);
  });
  dialog.addEventListener('click', (event) => {
    const { target } = event;
    const wanted = target instanceof Element && target.closest('[data-modal-close]');
    const beside = beganBeside && isBeside(dialog, event) && dialog.dataset['backdrop'] !== 'off';
    if (wanted || beside) closeModal();
  });
  // A page that comes back from the back/forward cache shows no modal.
  addEventListener('pagehide', () => {
    opening++;
    remove(dialog, false, true);
  });
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
  const dialog = host();
  const content = dialog?.querySelector<HTMLElement>('[data-modal-content]');
  if (!dialog || !content || current?.name === name) return;
  makeReady(dialog);
  remove(dialog, false);
  const turn = ++opening;
  const picture = trigger?.querySelector('img');
  const props = {
    title: trigger?.textContent.trim() || picture?.alt || name,
    currentPage: location.pathname,
    ...(name === 'lightbox' && { lightboxName: trigger?.getAttribute('href') ?? undefined, itemTitle: picture?.alt }),
  };
  current = { name, props, trigger, isShown: false };
  dialog.dataset['size'] = module.size ?? 'auto';
  dialog.dataset['backdrop'] = module.closesOnBackdrop === false ? 'off' : 'on';
  document.documentElement.dataset['scrollLocked'] = '';
  dialog.removeAttribute('aria-label');
  // What is shown may come from a piece of the page in another language than the page's.
  const { lang, dir } = trigger?.closest<HTMLElement>('[lang]') ?? document.documentElement;
  Object.assign(dialog, { lang, dir });
  let emptied: Emptied | undefined;
  try {
    emptied = await module.fill({ dialog, content, trigger, close: closeModal });
  } catch (error) {
    if (turn === opening) remove(dialog, false);
    throw error;
  }
  if (turn !== opening) {
    // Closed, or another was opened, while this one was being fetched.
    emptied?.();
    if (!current) content.replaceChildren();
    return;
  }
  current.emptied = emptied;
  if (!dialog.hasAttribute('aria-label')) dialog.setAttribute('aria-label', props.title);
  dialog.showModal();
  content.scrollTop = 0;
  current.isShown = true;
  tell(current, true);
}
