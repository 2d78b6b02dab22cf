import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './EasyRead.module.css';

type EasyReadProps = { label: string; children: ReactNode };

/** The same page in very short sentences, folded away until wanted. */
export function EasyRead({ label, children }: EasyReadProps) {
  return (
    <details className={styles.easyRead}>
      <summary className={styles.summary}>
        {label}
        <span className={styles.caret}>
          <Icon name="caret" />
        </span>
      </summary>
      <div className={styles.text}>{children}</div>
    </details>
  );
}
