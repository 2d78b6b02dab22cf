import { withTimeout } from '../../client/network.ts';
import { sendPlain } from '../../client/sendPlain.ts';

/**
 * Wakes the panel around a form and presses its button again. If the code can't be loaded, submits the form as without
 * scripts. Loaded on the press.
 */
export async function wakePanel(form: HTMLFormElement, button: HTMLElement): Promise<void> {
  const island = form.closest('astro-island[ssr]');
  try {
    if (island) {
      const awake = new Promise<unknown>((resolve, reject) => {
        island.addEventListener('astro:hydrate', resolve, { once: true });
        island.addEventListener('astro:hydration-error', reject, { once: true });
      });
      // Focus retries an island whose code could not be loaded.
      form.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      await withTimeout(awake);
    }
    // A click makes the island ready at once, which the form's own event would not.
    button.click();
  } catch (error) {
    console.warn('The search panel could not be loaded', error);
    await sendPlain(form, button, () => button.click());
  }
}
