/**
 * Leads each language to the page that the reader came from (`?page=2658`), by its short address.
 * Without it the links lead to the language's first page.
 */
const id = new URLSearchParams(location.search).get('page') ?? '';

// Pages for parents have numbers; only they exist in every language.
const list = /^\d+$/.test(id) ? 'caregivers' : 'site';

if (/^[a-z0-9]+$/.test(id)) {
  for (const item of document.querySelectorAll<HTMLElement>(`[data-languages="${list}"] [data-code]`)) {
    item.querySelector('a')?.setAttribute('href', `/q/${id}-${item.dataset['code']}`);
  }
}

export {};
