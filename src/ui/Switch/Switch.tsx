import type { ComponentProps, ReactNode } from 'react';
import styles from './Switch.module.css';

type SwitchProps = Pick<ComponentProps<'input'>, 'name' | 'aria-describedby'> & {
  /** On, and not to be turned off. */
  isLocked?: boolean;
  /** What it turns on, with more words below it where they are needed. */
  children: ReactNode;
  className?: string | undefined;
};

/** Renders what is on or off, at once. A checkbox underneath, so that styles alone can follow it. */
export function Switch({ isLocked = false, children, className = '', ...input }: SwitchProps) {
  return (
    <label className={`${styles.switch} ${className}`}>
      <input
        {...input}
        type="checkbox"
        role="switch"
        defaultChecked={isLocked}
        disabled={isLocked}
        className={styles.input}
      />
      <span>{children}</span>
    </label>
  );
}
