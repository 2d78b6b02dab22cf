import { avatarOf } from '../../shared/avatar.ts';
import { usePreferences } from '../../client/stores/usePreferences.ts';
import { AvatarFigure } from '../../ui/Drawing/AvatarFigure.tsx';
import styles from './ReelAvatar.module.css';

/** Renders the visitor's own avatar beside the clips. Loaded only if one is saved (reels.overlay.tsx). */
export function ReelAvatar() {
  const { aa_avatar: stored } = usePreferences();
  return stored.isSaved ? (
    <span className={styles.figure} data-reel-figure>
      <AvatarFigure avatar={avatarOf(stored)} view="face" />
    </span>
  ) : null;
}
