import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Disclosure.module.css';

type DisclosureProps = { title: string; children: ReactNode };

/** Renders a fold. A native `<details>` needs no script, opens for find-in-page, and prints. */
export function Disclosure({ title, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure}>
      <summary className={styles.summary}>
        <span className={styles.mark}>
          <Icon name="plus" />
        </span>
        {title}
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
