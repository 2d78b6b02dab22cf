import { avatarOf } from '../../shared/avatar.ts';
import { usePreferences } from '../../client/stores/usePreferences.ts';
import type { Copy } from '../../i18n/copy.ts';
import { AvatarFigure } from '../../ui/Drawing/AvatarFigure.tsx';
import styles from './AvatarPreview.module.css';

export const avatarPreviewCopy = [
  'avatar_mine_make',
  'avatar_mine_change',
  'avatar_mine_text',
  'avatar_mine_saved',
] as const;

type AvatarPreviewProps = {
  copy: Copy<typeof avatarPreviewCopy>;
  /** Of the page where figures are made. */
  path: string;
};

/** Renders the reader's own figure, and the way to where it is made; before one is saved, the figure that everybody starts with. */
export function AvatarPreview({ copy, path }: AvatarPreviewProps) {
  const stored = usePreferences().aa_avatar;
  return (
    <div className={`${styles.card} no-print`} data-wake-if="aa_avatar">
      <span className={styles.art}>
        <AvatarFigure avatar={avatarOf(stored)} view="face" />
      </span>
      <div className={styles.words}>
        <p>{stored.isSaved ? copy.avatar_mine_saved : copy.avatar_mine_text}</p>
        <a href={path} className={styles.link}>
          {stored.isSaved ? copy.avatar_mine_change : copy.avatar_mine_make}
        </a>
      </div>
    </div>
  );
}
