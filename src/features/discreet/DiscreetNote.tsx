import type { Copy } from '../../i18n/copy.ts';
import { Link } from '../../ui/Link/Link.tsx';
import styles from './DiscreetNote.module.css';

export const discreetNoteCopy = ['discreet_off', 'discreet_on', 'discreet_limits', 'discreet_noscript'] as const;

type DiscreetNoteProps = {
  copy: Copy<typeof discreetNoteCopy>;
  /** The page on what discreet mode cannot hide. */
  href: string | undefined;
};

/** Tells, once on a private page, what the bar at its bottom does, and leads to what it cannot do. */
export function DiscreetNote({ copy, href }: DiscreetNoteProps) {
  return (
    <p className={`${styles.note} text no-print`} data-discreet-note>
      <span className={styles.off}>{copy.discreet_off} </span>
      <span className={styles.on}>{copy.discreet_on} </span>
      <noscript>{copy.discreet_noscript} </noscript>
      <Link href={href}>{copy.discreet_limits}</Link>
    </p>
  );
}
