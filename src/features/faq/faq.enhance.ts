/** What the questions do beyond their HTML: deep links open, a chosen subject leaves its questions. */
import { track } from '../../client/track.ts';
import { countText } from '../../i18n/countText.ts';

const items = () => document.querySelectorAll<HTMLDetailsElement>('[data-faq-item]');
/** What analytics is told in place of a question that is not to be named. */
const unnamed = 'Unnamed';

const tagsOf = (item: HTMLElement) => item.dataset['tags']?.split('|') ?? [];

/** Returns the chosen subject, from the address, so that a filtered page can be shared. */
export const chosenTag = (): string => new URLSearchParams(location.search).get('filter') ?? '';

/** Shows the questions with the chosen subject. */
function showChosen(): void {
  const tag = chosenTag();
  let shown = 0;
  for (const item of items()) {
    item.hidden = tag !== '' && !tagsOf(item).includes(tag);
    if (!item.hidden) shown++;
  }
  // A theme without a question left is out of sight: a link to it would lead nowhere.
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-faq-theme] a')) {
    const theme = document.getElementById(link.hash.slice(1))?.parentElement;
    link.parentElement?.toggleAttribute('hidden', !theme?.querySelector('[data-faq-item]:not([hidden])'));
  }
  const status = document.querySelector<HTMLElement>('[data-faq-status]');
  const { empty = '', count = '{}' } = status?.dataset ?? {};
  const found =
    shown === 0
      ? empty
      : countText(JSON.parse(count) as Parameters<typeof countText>[0], shown, document.documentElement.lang);
  // Of all questions there is nothing to say, unless somebody has just chosen them.
  if (status) status.textContent = tag === '' && status.textContent === '' ? '' : found;
  const label = document.querySelector<HTMLElement>('[data-faq-chosen]');
  // Only a subject that there is: what an address says is not ours to repeat.
  const isKnown = [...items()].some((item) => tagsOf(item).includes(tag));
  if (label) label.textContent = isKnown ? `: ${tag}` : '';
}

/**
 * Leaves the questions of one subject, and says so in the address.
 * @param tag the subject; empty for all
 */
export function chooseTag(tag: string): void {
  const url = new URL(location.href);
  if (tag) url.searchParams.set('filter', tag);
  else url.searchParams.delete('filter');
  history.replaceState(history.state, '', url);
  showChosen();
}

/** Opens the question that the address names, and takes the reader to it. */
function openNamed(): void {
  let id = location.hash.slice(1);
  try {
    id = decodeURIComponent(id);
  } catch {
    // Half an escape: taken as it stands.
  }
  const item = document.getElementById(id);
  if (!(item instanceof HTMLDetailsElement)) return;
  if (item.hidden) chooseTag('');
  item.open = true;
  item.querySelector('summary')?.focus();
}

if (items().length > 0) {
  showChosen();
  // Once loaded, the browser goes to the named element itself and takes the focus from where it was.
  if (document.readyState === 'complete') openNamed();
  else addEventListener('load', openNamed);
  addEventListener('hashchange', openNamed);
  for (const item of items()) {
    item.addEventListener('toggle', () => {
      // Some questions say something about who opens them (src/content/kinds/faq.ts).
      const name = 'quiet' in item.dataset ? unnamed : item.querySelector('summary')?.textContent.trim() || item.id;
      track('FAQ', item.open ? 'Open' : 'Close', name);
    });
  }
}
