/** Points a list of languages at the current page. */
import { fetchCaregiverPages } from '../../client/caregiversMenu.ts';
import { isPlainClick } from '../../client/click.ts';
import { idOfPath, pathOfId } from './menuMatch.ts';

/** Resolves an address outside the registry by the menus of both languages, and goes to its counterpart. */
async function goByMenus(code: string, otherwise: string): Promise<void> {
  // A missing page, too, has the language of its address.
  const current = document.documentElement.lang;
  try {
    const [from, to] = await Promise.all([fetchCaregiverPages(current), fetchCaregiverPages(code)]);
    location.assign(pathOfId(to, idOfPath(from, location.pathname, current)) ?? otherwise);
  } catch (error) {
    console.warn('The page in that language could not be found', error);
    location.assign(otherwise);
  }
}

/** Returns the query without subjects and page numbers, which differ between languages. */
function sharedQuery(): string {
  const query = new URLSearchParams(location.search);
  for (const name of ['filter', 'page']) query.delete(name);
  return String(query) && `?${query}`;
}

const pathnameOf = ({ href }: HTMLLinkElement) => new URL(href).pathname;

/**
 * Points each language at the current page, or at the nearest page above it that exists in that language. The link of
 * the current language leads to the page itself.
 * @param list the section with the links
 * @param near the nearest page by language, for languages without a translation of this one
 */
export function linkToCurrentPage(list: HTMLElement, near: Partial<Record<string, string>>): void {
  const alternates = document.querySelectorAll<HTMLLinkElement>('head link[rel="alternate"][hreflang]');
  const paths = new Map([...alternates].map((link) => [link.hreflang, pathnameOf(link)]));
  // A missing page has no canonical address and no language.
  const own = document.querySelector<HTMLLinkElement>('head link[rel="canonical"]');
  for (const item of list.querySelectorAll<HTMLElement>('[data-code]')) {
    const [link, code] = [item.querySelector('a'), item.dataset['code'] ?? ''];
    const isCurrent = own !== null && code === document.documentElement.lang;
    const path = isCurrent ? pathnameOf(own) : paths.get(link?.hreflang ?? '');
    if (path ?? near[code]) link?.setAttribute('href', path ? path + sharedQuery() : (near[code] ?? ''));
    if (isCurrent) link?.setAttribute('aria-current', 'page');
    else link?.removeAttribute('aria-current');
  }
  if (paths.size > 0 || list.dataset['languages'] !== 'caregivers') return;
  list.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const code = link?.closest<HTMLElement>('[data-code]')?.dataset['code'];
    if (!link || !code || !isPlainClick(event)) return;
    event.preventDefault();
    void goByMenus(code, link.href);
  });
}
