/** The viewer of clips in the dialog. While it is open, the address is that of the current clip. */
import { lazy, Suspense } from 'react';
import { prefersReducedMotion } from '../../client/applyPreferences.ts';
import { fetchCopy } from '../../client/copy.ts';
import type { ModalModule } from '../../client/modal.ts';
import { prefersReducedData } from '../../client/network.ts';
import { mountInDialog } from '../../client/reactOverlay.tsx';
import { getPreferences } from '../../client/stores/preferences.ts';
import { Reels, type ReelsProps } from './Reels.tsx';

/** Replaces the entry, so that neither opening nor moving adds to the history. */
const showAddress = (address: string) => history.replaceState(history.state, '', address);

/** If this code can't be loaded, clips are shown without the avatar. */
const AvatarFigure = lazy(() =>
  import('./ReelAvatar.tsx').then(
    ({ ReelAvatar }) => ({ default: ReelAvatar }),
    () => ({ default: () => null }),
  ),
);

export const modal: ModalModule = {
  size: 'stage',
  async fill({ dialog, content, trigger }) {
    if (!(trigger instanceof HTMLAnchorElement)) throw new TypeError('A clip opens from a link to its page');
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
      // After closing, the address is the page's again. After leaving, back returns to the clip.
      if (!isLeaving) showAddress(home);
    };
  },
};
