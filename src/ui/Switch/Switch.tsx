import type { ReactNode } from 'react';
import styles from './Switch.module.css';

type SwitchProps = {
  name?: string;
  /** What it turns on, with more words below it where they are needed. */
  children: ReactNode;
  className?: string;
};

/** On or off, at once. A checkbox underneath, so that styles alone can follow it. */
export function Switch({ name, children, className = '' }: SwitchProps) {
  return (
    <label className={`${styles.switch} ${className}`}>
      <input type="checkbox" role="switch" name={name} className={styles.input} />
      <span>{children}</span>
    </label>
  );
}
