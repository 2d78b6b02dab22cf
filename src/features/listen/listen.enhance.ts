/**
 * Shows the button that reads the page aloud, where the device has a voice of its own for it, and loads the rest when a
 * reader reaches for it.
 */
import { fetchCopy } from '../../client/copy.ts';
import { isVisible } from '../../client/isVisible.ts';
import { latest } from '../../client/latest.ts';
import { withTimeout, showOfflineDialog } from '../../client/network.ts';
import type { ListenWords } from './listen.overlay.tsx';

const button = document.querySelector<HTMLElement>('[data-listen]');
const presses = latest();

const load = () => Promise.all([import('./listen.overlay.tsx'), fetchCopy<ListenWords>('listen', location.pathname)]);

async function press(pressed: HTMLElement): Promise<void> {
  const isLatest = presses.begin();
  // WebKit speaks only where the first word is asked for by the press itself.
  speechSynthesis.speak(new SpeechSynthesisUtterance(''));
  pressed.setAttribute('aria-busy', 'true');
  try {
    const [{ listen }, words] = await withTimeout(load()).finally(() => pressed.removeAttribute('aria-busy'));
    if (isLatest()) listen(pressed, words);
  } catch (error) {
    console.warn(error);
    if (isLatest()) showOfflineDialog(pressed, () => void press(pressed));
  }
}

/** Shows the button where there is a voice for the page, or for the Swedish that is shown beside it. */
function start(found: HTMLElement): void {
  const own = new RegExp(found.dataset['listen'] ?? '', 'i');
  const show = () => {
    const beside = document.querySelector('[data-pair] > [lang]');
    const isBeside = beside !== null && isVisible(beside);
    found.hidden = !speechSynthesis
      .getVoices()
      .some(({ lang, localService }) => localService && (own.test(lang) || (isBeside && /^sv/i.test(lang))));
  };
  show();
  // Voices come late in Chromium; the Swedish comes with its switch.
  speechSynthesis.onvoiceschanged = show;
  addEventListener('change', show);
  const reach = () => void load().catch(() => {});
  // A finger is a pointer too.
  found.onpointerover = reach;
  found.onfocus = reach;
  found.onclick = () => void press(found);
  // Nothing speaks on a page that was left.
  addEventListener('pagehide', presses.cancel);
}

if (button && 'speechSynthesis' in window) start(button);
