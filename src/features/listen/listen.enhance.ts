/**
 * Shows the button that reads the page aloud, and loads the rest when a reader reaches for it. Where the device has
 * voices and none of its own for the page, the button says so.
 */
import { fetchCopy } from '../../client/copy.ts';
import { latest } from '../../client/latest.ts';
import { inTime, sayNoNetwork } from '../../client/network.ts';
import type { ListenWords } from './listen.overlay.tsx';

const button = document.querySelector<HTMLButtonElement>('[data-listen]');
const none = document.querySelector<HTMLElement>('[data-listen] + p');
const presses = latest();

const load = () => Promise.all([import('./listen.overlay.tsx'), fetchCopy<ListenWords>('listen', location.pathname)]);

async function press(pressed: HTMLElement): Promise<void> {
  const isLatest = presses.begin();
  // WebKit speaks only where the first word is asked for by the press itself.
  speechSynthesis.speak(new SpeechSynthesisUtterance(''));
  pressed.setAttribute('aria-busy', 'true');
  try {
    const [{ listen }, words] = await inTime(load()).finally(() => pressed.removeAttribute('aria-busy'));
    if (isLatest()) listen(pressed, words);
  } catch (error) {
    console.warn(error);
    if (isLatest()) sayNoNetwork(pressed, () => void press(pressed));
  }
}

if (button && none && 'speechSynthesis' in window) {
  const own = new RegExp(button.dataset['listen'] ?? '', 'i');
  // One that fits reads the page, or the Swedish that is shown beside it.
  const show = () => {
    const voices = speechSynthesis.getVoices();
    const isBeside = document.querySelector('[data-pair] > [lang]')?.checkVisibility();
    none.hidden = voices.some(
      ({ lang, localService }) => localService && (own.test(lang) || (isBeside && /^sv/i.test(lang))),
    );
    button.hidden = !voices[0];
    // The browser's own way: a press shows it, Escape and a press beside it take it away.
    button.popoverTargetElement = none.hidden ? null : none;
  };
  show();
  // Voices come late in Chromium; the Swedish comes with its switch.
  speechSynthesis.onvoiceschanged = show;
  addEventListener('change', show);
  const reach = () => none.hidden && void load().catch(() => {});
  // A finger is a pointer too.
  button.onpointerover = reach;
  button.onfocus = reach;
  button.onclick = () => {
    if (none.hidden) void press(button);
  };
  // Nothing speaks on a page that was left.
  addEventListener('pagehide', presses.cancel);
}
