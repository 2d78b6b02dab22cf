import type { ReactNode } from 'react';
import styles from './Button.module.css';

/** What unfolds a `<details>`, with the looks of an outlined button. */
export function ButtonSummary({ children }: { children: ReactNode }) {
  return <summary className={`${styles.button} ${styles.outline}`}>{children}</summary>;
}
