/** Search over the page: the same HTML as on its own page. */
import { fetchCopyOf } from '../../../client/fragment.ts';
import type { ModalModule } from '../../../client/modal.ts';
import { askedIn, withSearch } from './panelAddress.ts';
import { startSearch } from './searchPanel.ts';

/** How long the box waits before it takes the focus, in ms (specification, section 9). */
const focusAfter = 100;

export const modal: ModalModule = {
  size: 'full',
  async fill({ content, trigger }) {
    if (!(trigger instanceof HTMLAnchorElement)) throw new TypeError('Search is opened by the link to its page');
    const panel = await fetchCopyOf(trigger.pathname, '[data-overlay="search"]');
    content.append(panel);
    const end = startSearch(panel);
    // On the way back from a hit there is nothing to type: the focus goes to the answer, and no keyboard comes up.
    const isReturn = askedIn(location.href, panel) !== undefined;
    const timer = setTimeout(() => isReturn || panel.querySelector('input')?.focus(), focusAfter);
    return (isLeaving) => {
      clearTimeout(timer);
      end();
      // Whoever closes it is back at the page itself; whoever leaves for a hit comes back to the search, by its address.
      if (!isLeaving && askedIn(location.href, panel)) history.replaceState(history.state, '', withSearch());
    };
  },
};
