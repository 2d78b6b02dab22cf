/** The language page: its lists, and links back to the page that the visitor came from. */
import { startLanguageList } from './languageList.enhance.ts';

/** The short address of that page (`?page=2658`). Without it the links lead to the first page of each language. */
const id = new URLSearchParams(location.search).get('page') ?? '';
// Only caregiver pages have numbers, and only they exist in every language.
const cameFrom = /^\d+$/.test(id) ? 'caregivers' : 'site';

for (const list of document.querySelectorAll<HTMLElement>('[data-languages]')) {
  startLanguageList(list);
  if (!/^[a-z0-9]+$/.test(id) || list.dataset['languages'] !== cameFrom) continue;
  for (const item of list.querySelectorAll<HTMLElement>('[data-code]'))
    item.querySelector('a')?.setAttribute('href', `/q/${id}-${item.dataset['code']}`);
}
