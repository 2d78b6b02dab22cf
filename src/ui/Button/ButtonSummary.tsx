import type { HTMLAttributes } from 'react';
import styles from './Button.module.css';

type ButtonSummaryProps = Omit<HTMLAttributes<HTMLElement>, 'className'> & {
  /** The overlay that opens instead of the fold, with scripts. */
  'data-modal'?: string;
  variant?: 'outline' | 'quiet';
};

/** Renders the `<summary>` of a `<details>` as a button. */
export function ButtonSummary({ variant = 'outline', children, ...summary }: ButtonSummaryProps) {
  return (
    <summary {...summary} className={`${styles.button} ${styles[variant]}`}>
      {children}
    </summary>
  );
}
