import { isReachable, showOfflineDialog } from './network.ts';
import { isTraceless } from './traceless.ts';

/**
 * Sends a form as without scripts, where their code can't be had: an answer is worth more than an address without the
 * words. Where nothing typed is to leave a trace, or no network answers, it says so, and what was written stays.
 * @param pressed gets the focus back
 * @param retry called where the reader wants to try again
 */
export async function sendPlain(form: HTMLFormElement, pressed: HTMLElement, retry: () => void): Promise<void> {
  if (!isTraceless() && (await isReachable(form.action))) form.submit();
  else showOfflineDialog(pressed, retry);
}
