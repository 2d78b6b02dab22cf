/** Search over the page: the panel of its own page. */
import { fetchCopy } from '../client/copy.ts';
import type { ModalModule } from '../client/modal.ts';
import { mountInDialog } from '../client/reactOverlay.tsx';
import { queryFromAddress, writeAddress } from '../features/search/panelAddress.ts';
import { SearchIsland, type SearchIslandProps } from './Search.island.tsx';

/** How long the box waits before it takes the focus, in ms (specification, section 9). */
const focusAfter = 100;

export const modal: ModalModule = {
  size: 'full',
  async fill({ content, dialog, trigger }) {
    const form = trigger instanceof HTMLButtonElement ? trigger.form : null;
    if (!form && !(trigger instanceof HTMLAnchorElement)) throw new TypeError('Search is opened by a link or a box');
    const path = form ? new URL(form.action).pathname : (trigger as HTMLAnchorElement).pathname;
    const props = await fetchCopy<SearchIslandProps>('search', path);
    const typed = form && String(new FormData(form).get('q')).trim();
    const asked = typed ? { query: typed, page: 1 } : queryFromAddress(location.href, props.types);
    const unmount = mountInDialog({ content, trigger }, SearchIsland, { ...props, asked, isTyped: Boolean(typed) });
    if (form) dialog.setAttribute('aria-label', props.copy.search);
    // The words are in the panel's box now. Below they would stay for the next one at this screen.
    form?.reset();
    // On the way back from a hit there is nothing to type: the focus goes to the answer, and no keyboard comes up.
    const timer = setTimeout(() => {
      // Nor is the focus taken from who has gone into the panel meanwhile.
      if (!asked && !content.contains(document.activeElement)) content.querySelector('input')?.focus();
    }, focusAfter);
    return (isLeaving) => {
      clearTimeout(timer);
      unmount();
      // A reader who closes it is back at the page itself; one who leaves for a hit comes back to the search, by its address.
      if (!isLeaving && queryFromAddress(location.href)) writeAddress();
    };
  },
};
