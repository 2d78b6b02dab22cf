/**
 * Discreet mode in a page that is read, and the way out of it in the foot; loaded where it is on. What shows in a page
 * that comes, the head sees to.
 */
import { getPreferences, setPreferences } from './stores/preferences.ts';

/** Where the mode was on before the page's own title was read, that one is the second, which a page may not have. */
const [, second] = document.head.querySelectorAll('title');
const ownTitle = (second ?? document.head.querySelector('title'))?.text ?? '';
second?.remove();

const findSheet = () => document.querySelector<HTMLLinkElement>('link[href="/styles/discreet.css"]');

const exitDiscreet = document.querySelector<HTMLButtonElement>('[data-usual-look]');
// It stays for as long as the page does: what is pressed keeps the focus, and may be pressed again.
exitDiscreet?.addEventListener('click', () => setPreferences({ discreet: !getPreferences().discreet }));

/** Shows the page and its tab as the reader wants them now. A mode that can't be had is not said to be on. */
export async function applyDiscreet(): Promise<void> {
  try {
    if (getPreferences().discreet && !findSheet()) await import(/* @vite-ignore */ `${location.origin}/discreet.js`);
  } catch (error) {
    console.warn('Discreet mode could not be turned on', error);
    setPreferences({ discreet: false });
  }
  // It may have been turned off meanwhile.
  const { discreet } = getPreferences();
  const sheet = findSheet();
  if (!sheet) return;
  sheet.disabled = !discreet;
  const root = document.documentElement;
  const plainTitle = JSON.parse(root.style.getPropertyValue('--plain-title')) as string;
  if (discreet) root.dataset['discreet'] = '';
  else delete root.dataset['discreet'];
  document.title = discreet ? plainTitle : ownTitle;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = discreet ? '/icon-plain.svg' : '/icon.svg';
  if (!exitDiscreet) return;
  exitDiscreet.hidden = false;
  exitDiscreet.setAttribute('aria-pressed', String(!discreet));
}
