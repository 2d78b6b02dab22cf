/** The page of languages: the list's own work, and the way back to the page that the reader came from. */
import { startLanguageList } from './languageList.enhance.ts';

/** By its short address (`?page=2658`); without it the links lead to the language's first page. */
const id = new URLSearchParams(location.search).get('page') ?? '';
// Pages for parents have numbers; only they exist in every language.
const cameFrom = /^\d+$/.test(id) ? 'caregivers' : 'site';

for (const list of document.querySelectorAll<HTMLElement>('[data-languages]')) {
  startLanguageList(list);
  if (!/^[a-z0-9]+$/.test(id) || list.dataset['languages'] !== cameFrom) continue;
  for (const item of list.querySelectorAll<HTMLElement>('[data-code]'))
    item.querySelector('a')?.setAttribute('href', `/q/${id}-${item.dataset['code']}`);
}
