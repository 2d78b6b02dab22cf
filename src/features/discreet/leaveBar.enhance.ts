/** Turns discreet mode on and off, and leaves: by the link, or by three presses of Escape. */
import { isPlainClick } from '../../client/click.ts';
import { getPreferences, onPreferences, setPreferences } from '../../client/stores/preferences.ts';

/** How many presses of Escape leave, and how long, in ms, there may be from one to the next. */
const leavingPresses = 3;
const maxPause = 1500;

const link = document.querySelector<HTMLAnchorElement>('[data-leave]');

/**
 * Blanks the page at once, on a slow network too, and puts the neutral one in its place in the history. The latest searches
 * are forgotten, and what the reader has made is out of sight until it is asked for.
 */
function leave(href: string): void {
  document.documentElement.hidden = true;
  document.title = ' ';
  for (const field of ['recentSearches', 'questions', 'day', 'plan'] as const) {
    const { aside, [field]: made } = getPreferences();
    if (!Object.keys(made)[0]) continue;
    // Whole, the latest last; its own place is empty, for every tab, island and sheet of paper that reads it.
    const kept = field === 'recentSearches' ? aside : { ...aside, [field]: [aside[field] ?? [], made].flat(2) };
    setPreferences({ [field]: [], aside: kept });
  }
  // What the link says by itself (`rel`), a script has to say: where one comes from is nobody's business.
  document.querySelector('meta[name="referrer"]')?.setAttribute('content', 'no-referrer');
  location.replace(href);
}

link?.addEventListener('click', (event) => {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  leave(link.href);
});

let presses = 0;
let lastAt = 0;

addEventListener(
  'keydown',
  ({ key, repeat, isComposing, timeStamp }) => {
    // An overlay closes by Escape, and so does a word that is being composed: such a press is no wish to leave.
    const isUsed = isComposing || document.querySelector(':is(dialog[open], :popover-open)');
    if (repeat) return;
    if (key !== 'Escape' || isUsed) {
      presses = 0;
      return;
    }
    presses = timeStamp - lastAt > maxPause ? 1 : presses + 1;
    lastAt = timeStamp;
    if (presses === leavingPresses && link) leave(link.href);
  },
  // While it is captured: before the overlay hears of it, and is gone.
  true,
);

const mode = document.querySelector('[data-discreet-switch]');
const show = () => mode?.setAttribute('aria-pressed', String(getPreferences().discreet));
mode?.addEventListener('click', () => setPreferences({ discreet: !getPreferences().discreet }));
onPreferences(show);
show();
