import { withTimeout } from '../../client/network.ts';
import { sendPlain } from '../../client/sendPlain.ts';

/**
 * Wakes the panel that a form stands in, and presses its button again. Where the code can't be had the form is sent, as
 * without scripts. Loaded at the press.
 */
export async function wakePanel(form: HTMLFormElement, button: HTMLElement): Promise<void> {
  const island = form.closest('astro-island[ssr]');
  try {
    if (island) {
      const awake = new Promise<unknown>((resolve, reject) => {
        island.addEventListener('astro:hydrate', resolve, { once: true });
        island.addEventListener('astro:hydration-error', reject, { once: true });
      });
      // One whose code could not be had tries again when it is reached for.
      form.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      await withTimeout(awake);
    }
    // A press makes the island ready at once, which the form's own event would not.
    button.click();
  } catch (error) {
    console.warn('The panel did not wake', error);
    await sendPlain(form, button, () => button.click());
  }
}
