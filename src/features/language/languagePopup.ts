/** The languages in a popup beside their button: the list of the language page, led to the page that is read. */
import { fetchCaregiverPages } from '../../client/caregiversMenu.ts';
import { fetchPage } from '../../client/fragment.ts';
import { isPlainClick } from '../../client/click.ts';
import { languageOfPath } from '../../i18n/paths.ts';
import { idOfPath, pathOfId } from './match.ts';
import { startLanguageList } from './languageList.enhance.ts';

/** Space between the popup and the window's edge, in CSS pixels. */
const margin = 8;

/** Goes to the page that an address outside the registry means, by the menus of both languages. */
async function goByMenus(code: string, otherwise: string): Promise<void> {
  const current = languageOfPath(location.pathname);
  try {
    const [from, to] = await Promise.all([fetchCaregiverPages(current), fetchCaregiverPages(code)]);
    location.assign(pathOfId(to, idOfPath(from, location.pathname, current)) ?? otherwise);
  } catch (error) {
    console.warn('The page in that language could not be found', error);
    location.assign(otherwise);
  }
}

/** @returns what the address asks, as far as another language means the same by it: not by subjects, nor by numbers of pages */
function sharedQuery(): string {
  const query = new URLSearchParams(location.search);
  for (const name of ['filter', 'page']) query.delete(name);
  return String(query) && `?${query}`;
}

const pathnameOf = ({ href }: HTMLLinkElement) => new URL(href).pathname;

/**
 * Leads each language to the page that is read, where it exists in it, else to the nearest above it; its own language
 * stays. A missing page has no address of its own and is nobody's.
 */
function linkToThisPage(list: HTMLElement, near: Partial<Record<string, string>>): void {
  const alternates = document.querySelectorAll<HTMLLinkElement>('head link[rel="alternate"][hreflang]');
  const paths = new Map([...alternates].map((link) => [link.hreflang, pathnameOf(link)]));
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

/** Puts the popup below or above its button, inside the window. */
function place(popup: HTMLElement, trigger: HTMLElement): void {
  const box = trigger.getBoundingClientRect();
  const width = popup.offsetWidth;
  const end = document.dir === 'rtl' ? box.left : box.right - width;
  popup.style.left = `${Math.max(margin, Math.min(end, innerWidth - width - margin))}px`;
  const opensUpward = trigger.dataset['popupOpens'] === 'upward';
  popup.style.top = opensUpward ? 'auto' : `${box.bottom + margin}px`;
  popup.style.bottom = opensUpward ? `${innerHeight - box.top + margin}px` : 'auto';
}

let close: (() => void) | undefined;

/**
 * Opens the popup, or closes it where it is open.
 * @param trigger the link to the language page; `data-popup-list` names the list that it stands for
 * @throws Error where the page or its list can't be had
 */
export async function toggle(trigger: HTMLAnchorElement): Promise<void> {
  const wasOpen = trigger.getAttribute('aria-expanded') === 'true';
  close?.();
  if (wasOpen) return trigger.focus({ preventScroll: true });
  const page = await fetchPage(trigger.pathname);
  const part = page.querySelector<HTMLElement>(`[data-languages="${trigger.dataset['popupList']}"]`);
  if (!part) throw new Error(`${trigger.pathname} has no such list of languages`);
  if (!('popover' in part)) throw new Error('This browser has no popovers');
  const popup = document.importNode(part, true);
  popup.popover = 'manual';
  popup.setAttribute('role', 'dialog');
  popup.removeAttribute('aria-labelledby');
  popup.setAttribute('aria-label', trigger.textContent.trim());
  linkToThisPage(popup, JSON.parse(trigger.dataset['popupNear'] ?? '{}') as Record<string, string>);
  startLanguageList(popup);
  trigger.after(popup);
  popup.showPopover();
  trigger.setAttribute('aria-expanded', 'true');

  const move = () => place(popup, trigger);
  const isOutside = (node: EventTarget | null) =>
    node instanceof Node && !popup.contains(node) && !trigger.contains(node);
  const onClick = ({ target }: Event) => {
    if (!isOutside(target)) return;
    close?.();
    trigger.focus({ preventScroll: true });
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') {
      close?.();
      trigger.focus({ preventScroll: true });
    }
    // Whoever has gone on by Tab is elsewhere, and stays there.
    if (key === 'Tab') setTimeout(() => isOutside(document.activeElement) && close?.());
  };
  const listeners = {
    click: onClick,
    keydown: onKey,
    scroll: move,
    resize: move,
    pagehide: () => close?.(),
  };
  for (const [name, listener] of Object.entries(listeners)) addEventListener(name, listener as EventListener);
  close = () => {
    close = undefined;
    for (const [name, listener] of Object.entries(listeners)) removeEventListener(name, listener as EventListener);
    popup.remove();
    trigger.setAttribute('aria-expanded', 'false');
  };
  // A chosen language closes it, also where it leads to this very page.
  popup.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) close?.();
  });
  move();
  (popup.querySelector<HTMLElement>('[aria-current]') ?? popup.querySelector('a'))?.focus();
}
