/** Filters the list of hospitals, and opens the region that a link leads to. */
import { foldText } from '../../client/foldText.ts';
import { countText } from '../../i18n/countText.ts';

const list = document.querySelector<HTMLElement>('[data-hospital-list]');
const items = [...(list?.querySelectorAll<HTMLElement>('[data-words]') ?? [])];

/** Shows the hospitals that match every typed word, and opens their regions. */
function narrow(typed: string): void {
  const words = foldText(typed).split(/\s+/).filter(Boolean);
  for (const item of items) item.hidden = !words.every((word) => foldText(item.dataset['words'] ?? '').includes(word));
  for (const region of list?.querySelectorAll('details') ?? []) {
    region.open = words.length > 0 && region.querySelector('[data-words]:not([hidden])') !== null;
  }
  const shown = items.filter((item) => !item.hidden).length;
  const status = list?.querySelector<HTMLElement>('[data-hospital-status]');
  if (!status) return;
  const { none = '', count = '{}' } = status.dataset;
  const found = countText(JSON.parse(count) as Parameters<typeof countText>[0], shown, document.documentElement.lang);
  status.textContent = words.length === 0 ? '' : shown === 0 ? none : found;
}

/** Opens and focuses the region or the hospital that the hash names. */
function openNamed(): void {
  const place = location.hash ? document.getElementById(location.hash.slice(1)) : null;
  const region = place?.closest('details');
  if (!place || !region || !list?.contains(region)) return;
  if (items.some((item) => item.hidden)) narrow('');
  region.open = true;
  (place.matches('[data-hospital]') ? place : region.querySelector('summary'))?.focus({ preventScroll: true });
  (place.matches('[data-hospital]') ? place : region).scrollIntoView();
}

if (list) {
  const search = document.querySelector<HTMLElement>('[data-hospital-search]');
  const box = search?.querySelector('input');
  if (box?.value) narrow(box.value);
  search?.addEventListener('input', () => narrow(box?.value ?? ''));
  search?.addEventListener('submit', (event) => {
    event.preventDefault();
    list.querySelector<HTMLElement>('[data-words]:not([hidden]) [data-hospital]')?.focus();
  });
  openNamed();
  addEventListener('hashchange', openNamed);
}
