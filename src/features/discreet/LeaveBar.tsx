import type { Copy } from '../../i18n/copy.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './LeaveBar.module.css';

export const leaveBarCopy = ['leave_bar', 'leave', 'discreet'] as const;

type LeaveBarProps = {
  copy: Copy<typeof leaveBarCopy>;
  /** Where "leave quickly" leads: a page that says nothing of its reader. */
  href: string;
};

/**
 * Renders the bar at the bottom of a private page: discreet mode on or off, and the way out, always at the same place.
 * It takes a place of its own at the end of the page. Without scripts the way out is a link, and there is no mode.
 */
export function LeaveBar({ copy, href }: LeaveBarProps) {
  return (
    <aside className={`${styles.bar} no-print`} aria-label={copy.leave_bar}>
      <div className={styles.row}>
        <button type="button" className={`${styles.button} ${styles.mode}`} aria-pressed={false} data-discreet-switch>
          <Icon name="eyeOff" />
          <Icon name="check" />
          {copy.discreet}
        </button>
        <a href={href} rel="nofollow noreferrer" className={`${styles.button} ${styles.leave}`} data-leave>
          <Icon name="leave" directional />
          {copy.leave}
        </a>
      </div>
    </aside>
  );
}
