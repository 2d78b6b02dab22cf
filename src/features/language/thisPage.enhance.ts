/** Leads a list of languages to the page that is read. */
import { fetchCaregiverPages } from '../../client/caregiversMenu.ts';
import { isPlainClick } from '../../client/click.ts';
import { idOfPath, pathOfId } from './match.ts';

/** Goes to the page that an address outside the registry means, by the menus of both languages. */
async function goByMenus(code: string, otherwise: string): Promise<void> {
  // A missing page too is in the language of its address.
  const current = document.documentElement.lang;
  try {
    const [from, to] = await Promise.all([fetchCaregiverPages(current), fetchCaregiverPages(code)]);
    location.assign(pathOfId(to, idOfPath(from, location.pathname, current)) ?? otherwise);
  } catch (error) {
    console.warn('The page in that language could not be found', error);
    location.assign(otherwise);
  }
}

/** Returns what the address asks, but for subjects and numbers of pages, which differ between languages. */
function sharedQuery(): string {
  const query = new URLSearchParams(location.search);
  for (const name of ['filter', 'page']) query.delete(name);
  return String(query) && `?${query}`;
}

const pathnameOf = ({ href }: HTMLLinkElement) => new URL(href).pathname;

/**
 * Leads each language to the page that is read, where it exists in it, else to the nearest above it. The page's own
 * language stays here.
 * @param list the section with the links
 * @param near the nearest page by language, for those that have no translation of this one
 */
export function leadToThisPage(list: HTMLElement, near: Partial<Record<string, string>>): void {
  const alternates = document.querySelectorAll<HTMLLinkElement>('head link[rel="alternate"][hreflang]');
  const paths = new Map([...alternates].map((link) => [link.hreflang, pathnameOf(link)]));
  // A missing page has no address of its own and is in no language.
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
