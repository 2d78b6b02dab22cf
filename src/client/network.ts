/** Whether the network answers, and the words for when it does not. They stand on every page: nothing is fetched for them. */

/** How long, in ms, what a press needs may take before the network counts as gone; and how long the question whether it is. */
const requestTimeoutMs = 10_000;
const probeTimeoutMs = 3000;

/**
 * Returns what `promise` gives.
 * @param limit in ms
 * @throws Error where it takes longer
 */
export function withTimeout<T>(promise: Promise<T>, limit = requestTimeoutMs): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No answer')), limit);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Tells whether the site answers at an address, whatever it answers: a page that is missing is no fault of the network. */
export const isReachable = (url: string): Promise<boolean> =>
  withTimeout(fetch(url, { method: 'HEAD', cache: 'no-store' }), probeTimeoutMs).then(
    () => true,
    () => false,
  );

/**
 * Says that the network does not answer, in the page's own dialog.
 * @param pressed gets the focus back
 * @param retry called where the reader wants to try again
 */
export function showOfflineDialog(pressed: HTMLElement | null, retry: () => void): void {
  const dialog = document.querySelector<HTMLDialogElement>('[data-no-network]');
  if (!dialog || dialog.open) return;
  dialog.returnValue = '';
  dialog.addEventListener(
    'close',
    () => {
      // The browser gives it back to what had it, which is not what was pressed in every browser.
      pressed?.focus({ preventScroll: true });
      if (dialog.returnValue === 'retry') retry();
    },
    { once: true },
  );
  dialog.showModal();
}

type Connection = { saveData?: boolean; effectiveType?: string };

/** Tells whether the reader asks for little data, or has a network so slow that more than the page is too much. */
export function prefersReducedData(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}
