/** What a modal is to the rest of the site. */

/** Every modal that the specification names. One joins when its feature exists; none is a stub. */
export const modalNames = [
  'caregiversMenu',
  'faqCategoryFilter',
  'groupedVideos',
  'hospitalInfo',
  'interstitialLoader',
  'lightbox',
  'mainMenu',
  'reels',
  'search',
  'share',
  'videoModal',
] as const;
export type ModalName = (typeof modalNames)[number];

/** What opens a modal may say about it (specification, section 3: modal descriptor). */
export type ModalProps = {
  title?: string | undefined;
  currentPage?: string | undefined;
  lightboxName?: string | undefined;
  itemTitle?: string | undefined;
  /** The element that was pressed, for what it carries. */
  trigger?: HTMLElement | undefined;
};

export type OpenModal = {
  dialog: HTMLDialogElement;
  content: HTMLElement;
  props: ModalProps;
  close: () => void;
};

/** One modal, loaded when it is first wanted. */
export type ModalModule = {
  /** Full fills the window; the rest are as large as what they hold. */
  size?: 'full' | 'auto';
  /** Whether a press beside it closes it. */
  closesOnBackdrop?: boolean;
  /** Fills the open dialog; what it returns runs when the modal has closed. */
  fill: (modal: OpenModal) => Promise<(() => void) | undefined> | (() => void) | undefined;
};

/** Modules by name, each loaded by a call. */
export type ModalRegistry = Partial<Record<ModalName, () => Promise<{ modal: ModalModule }>>>;

/** What the page is told when a modal has opened or closed. */
export type ModalChange = { name: ModalName; open: boolean };

const modalEvent = 'tryggve:modal';

/** Tells the page that a modal has opened or closed. */
export function tellModal(detail: ModalChange): void {
  document.dispatchEvent(new CustomEvent(modalEvent, { detail }));
}

/** Calls `listener` whenever a modal has opened or closed. */
export function onModal(listener: (change: ModalChange) => void): void {
  document.addEventListener(modalEvent, (event) => listener((event as CustomEvent<ModalChange>).detail));
}
