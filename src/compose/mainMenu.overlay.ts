/** The main menu over the page: the same HTML as on its own page. */
import { fetchCopyOf } from '../client/fragment.ts';
import type { ModalModule } from '../client/modal.ts';
import { startMenu } from './menu.enhance.ts';

export const modal: ModalModule = {
  size: 'full',
  async fill({ content, trigger }) {
    if (!(trigger instanceof HTMLAnchorElement)) throw new TypeError('The menu is opened by the link to its page');
    const menu = await fetchCopyOf(trigger.pathname, '[data-overlay="mainMenu"]');
    content.append(menu);
    return startMenu(menu, location.pathname);
  },
};
