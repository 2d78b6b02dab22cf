/** The viewer of clips over the page. Its address is that of the clip that is shown, as long as it is open. */
import { lazy, Suspense } from 'react';
import { prefersReducedMotion } from '../../client/applyPreferences.ts';
import { fetchCopy } from '../../client/copy.ts';
import type { ModalModule } from '../../client/modal.ts';
import { prefersReducedData } from '../../client/network.ts';
import { mountInDialog } from '../../client/reactOverlay.tsx';
import { getPreferences } from '../../client/stores/preferences.ts';
import { Reels, type ReelsProps } from './Reels.tsx';

/** Opening it adds nothing to the history, and neither does moving in it. */
const showAddress = (address: string) => history.replaceState(history.state, '', address);

/** Clips are shown without it, where its code can't be had. */
const AvatarFigure = lazy(() =>
  import('./ReelFigure.tsx').then(
    ({ ReelFigure }) => ({ default: ReelFigure }),
    () => ({ default: () => null }),
  ),
);

export const modal: ModalModule = {
  size: 'stage',
  async fill({ dialog, content, trigger }) {
    if (!(trigger instanceof HTMLAnchorElement)) throw new TypeError('A clip is opened by the link to its page');
    const props = await fetchCopy<ReelsProps>('reels', trigger.pathname);
    const home = location.href;
    dialog.setAttribute('aria-label', props.copy.reels_title);
    for (const video of document.querySelectorAll('video')) video.pause();
    const unmount = mountInDialog({ content, trigger }, Reels, {
      ...props,
      start: trigger.pathname,
      mayAutoplay: !prefersReducedMotion() && !prefersReducedData(),
      figure: getPreferences().aa_avatar.isSaved && (
        <Suspense>
          <AvatarFigure />
        </Suspense>
      ),
      onShow: showAddress,
    });
    return (isLeaving) => {
      unmount();
      // A reader who closes it is back at the page itself; one who leaves comes back to the clip, by its address.
      if (!isLeaving) showAddress(home);
    };
  },
};
