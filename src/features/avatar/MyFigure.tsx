import { avatarOf } from '../../shared/avatar.ts';
import { usePreferences } from '../../client/stores/usePreferences.ts';
import type { Copy } from '../../i18n/copy.ts';
import { OwnFigure } from '../../ui/Drawing/OwnFigure.tsx';
import styles from './MyFigure.module.css';

export const myFigureCopy = [
  'avatar_mine_make',
  'avatar_mine_change',
  'avatar_mine_text',
  'avatar_mine_saved',
] as const;

type MyFigureProps = {
  copy: Copy<typeof myFigureCopy>;
  /** Of the page where figures are made. */
  path: string;
};

/** Renders the reader's own figure, and the way to where it is made; before one is saved, the figure that everybody starts with. */
export function MyFigure({ copy, path }: MyFigureProps) {
  const stored = usePreferences().aa_avatar;
  return (
    <div className={`${styles.card} no-print`} data-own-figure>
      <span className={styles.art}>
        <OwnFigure avatar={avatarOf(stored)} view="face" />
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
