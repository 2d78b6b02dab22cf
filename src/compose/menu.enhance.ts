/** Makes a copy of the menu work, on its page or in its overlay. */
import { track } from '../client/track.ts';
import { startSettings } from '../features/settings/settings.enhance.ts';

/** Marks the page that is read, and unfolds the branch that it lies in. */
function showCurrent(menu: HTMLElement, path: string): void {
  for (const link of menu.querySelectorAll<HTMLAnchorElement>('[data-menu-main] a')) {
    const isCurrent = link.pathname === path;
    if (isCurrent) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
    const branch = link.closest('details') ?? link.parentElement?.querySelector('details');
    if (isCurrent && branch) branch.open = true;
  }
}

/** Leads the choice of language back to the page that is read; the settings may stand over any. */
function keepPage(settings: HTMLElement): void {
  const { page } = document.documentElement.dataset;
  for (const link of settings.querySelectorAll('a'))
    link.setAttribute('href', link.pathname + (page ? `?page=${page}` : ''));
}

/**
 * Returns a cleanup function.
 * @param menu the element with the menu and its settings
 * @param path the address of the page that is read
 */
export function startMenu(menu: HTMLElement, path: string): () => void {
  showCurrent(menu, path);
  for (const branch of menu.querySelectorAll('details')) {
    // What the reader does, not what opens by itself because the page lies in it.
    branch.querySelector('summary')?.addEventListener('click', () => {
      const link = branch.parentElement?.querySelector('a');
      track('Main Menu', `Submenu ${branch.open ? 'Close' : 'Open'}`, link?.pathname ?? path);
    });
  }
  const settings = menu.querySelector<HTMLElement>('[data-settings-panel]');
  const tools = menu.querySelector<HTMLElement>('[data-settings-tools]');
  const open = tools?.querySelector('button');
  if (!settings || !tools || !open) return () => undefined;
  const slide = (isOpen: boolean) => {
    menu.dataset['settings'] = isOpen ? 'open' : 'closed';
    open.setAttribute('aria-expanded', String(isOpen));
    const next = isOpen ? settings.querySelector<HTMLElement>('[data-settings-close]') : open;
    menu.scrollIntoView({ block: 'start' });
    // What is out of sight takes no focus, so the new state must count before.
    next?.getBoundingClientRect();
    next?.focus({ preventScroll: isOpen });
  };
  settings.hidden = false;
  tools.hidden = false;
  keepPage(settings);
  open.addEventListener('click', () => slide(true));
  settings.querySelector('[data-settings-close]')?.addEventListener('click', () => slide(false));
  // One step back at a time: the dialog around takes the next Escape.
  settings.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || menu.dataset['settings'] !== 'open') return;
    event.preventDefault();
    slide(false);
  });
  return startSettings(settings);
}
