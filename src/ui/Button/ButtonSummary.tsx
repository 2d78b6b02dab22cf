import type { HTMLAttributes } from 'react';
import styles from './Button.module.css';

type ButtonSummaryProps = Omit<HTMLAttributes<HTMLElement>, 'className'> & {
  /** The overlay that opens in place of what it unfolds, where there are scripts. */
  'data-modal'?: string;
  variant?: 'outline' | 'quiet';
};

/** Renders what unfolds a `<details>`, with the looks of a button. */
export function ButtonSummary({ variant = 'outline', children, ...summary }: ButtonSummaryProps) {
  return (
    <summary {...summary} className={`${styles.button} ${styles[variant]}`}>
      {children}
    </summary>
  );
}
