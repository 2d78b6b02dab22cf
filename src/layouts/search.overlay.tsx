/** Search over the page: the panel of its own page. */
import { fetchCopy } from '../client/copy.ts';
import type { ModalModule } from '../client/modal.ts';
import { mountInDialog } from '../client/reactOverlay.tsx';
import { askedIn, writeAddress } from '../features/search/panelAddress.ts';
import { SearchIsland, type SearchIslandProps } from './Search.island.tsx';

/** How long the box waits before it takes the focus, in ms (specification, section 9). */
const focusAfter = 100;

export const modal: ModalModule = {
  size: 'full',
  async fill({ content, trigger }) {
    if (!(trigger instanceof HTMLAnchorElement)) throw new TypeError('Search is opened by the link to its page');
    const props = await fetchCopy<SearchIslandProps>('search', trigger.pathname);
    const asked = askedIn(location.href, props.types);
    const unmount = mountInDialog({ content, trigger }, SearchIsland, { ...props, asked });
    // On the way back from a hit there is nothing to type: the focus goes to the answer, and no keyboard comes up.
    const timer = setTimeout(() => asked ?? content.querySelector('input')?.focus(), focusAfter);
    return (isLeaving) => {
      clearTimeout(timer);
      unmount();
      // A reader who closes it is back at the page itself; one who leaves for a hit comes back to the search, by its address.
      if (!isLeaving && askedIn(location.href)) writeAddress();
    };
  },
};
