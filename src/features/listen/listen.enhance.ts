/**
 * Shows the button that reads the page aloud if the device has a local voice for it. Loads the rest when a visitor
 * reaches for the button.
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
  // WebKit speaks only if the first utterance starts during the press.
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

/** Shows the button if there is a voice for the page, or for the Swedish shown beside it. */
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
  // Chromium loads voices late, and the Swedish text appears with its switch.
  speechSynthesis.onvoiceschanged = show;
  addEventListener('change', show);
  const reach = () => void load().catch(() => {});
  // This event covers touch, too.
  found.onpointerover = reach;
  found.onfocus = reach;
  found.onclick = () => void press(found);
  // Don't start speaking after the page was left.
  addEventListener('pagehide', presses.cancel);
}

if (button && 'speechSynthesis' in window) start(button);
