/** What a modal is to the rest of the site. */

export type ModalName =
  | 'caregiversMenu'
  | 'faqCategoryFilter'
  | 'groupedVideos'
  | 'hospitalInfo'
  | 'interstitialLoader'
  | 'lightbox'
  | 'mainMenu'
  | 'reels'
  | 'search'
  | 'share'
  | 'videoModal';

/** What a modal is about. */
export type ModalProps = {
  /** Its name for readers. */
  title?: string | undefined;
  /** Address of the page that it opens over. */
  currentPage?: string | undefined;
  /** File of the picture that a lightbox begins with, and what it shows. */
  lightboxName?: string | undefined;
  itemTitle?: string | undefined;
};

/** A modal as the page hears of it (specification, section 3). */
export type ModalDescriptor = { modalName: ModalName; open: boolean; modalProps: ModalProps };

export type OpenModal = {
  dialog: HTMLDialogElement;
  content: HTMLElement;
  /** The element that was pressed, for what it carries. */
  trigger: HTMLElement | undefined;
  close: () => void;
};

/** Runs when a modal has closed; `isLeaving` says that the page is being left. */
export type OnClose = (isLeaving?: boolean) => void;

/** One modal, loaded when it is first wanted. */
export type ModalModule = {
  /**
   * Full fills the window; a stage does too, is always dark and has the way out over it; wide has room for a film; the
   * rest are as large as what they hold.
   */
  size?: 'full' | 'stage' | 'wide' | 'auto';
  /** Whether a press beside it closes it. */
  closesOnBackdrop?: boolean;
  /** Fills the dialog, and may name it (`aria-label`); what it returns runs when the modal has closed. */
  fill: (modal: OpenModal) => Promise<OnClose | undefined> | OnClose | undefined;
};

/** The document's event that says that the page behind a link (its detail) is slow to come. */
export const slowEvent = 'tryggve:slow';

const modalEvent = 'tryggve:modal';

/** Tells the page that a modal has opened or closed. */
export function tellModal(detail: ModalDescriptor): void {
  document.dispatchEvent(new CustomEvent(modalEvent, { detail }));
}

/** Calls `listener` whenever a modal has opened or closed. */
export function onModal(listener: (modal: ModalDescriptor) => void): void {
  document.addEventListener(modalEvent, (event) => listener((event as CustomEvent<ModalDescriptor>).detail));
}
