import type { ComponentProps, ReactNode } from 'react';
import styles from './Switch.module.css';

type SwitchProps = Pick<ComponentProps<'input'>, 'name' | 'aria-describedby'> & {
  /** On, and can't be turned off. */
  isLocked?: boolean;
  /** The label, with a description below it if needed. */
  children: ReactNode;
  className?: string | undefined;
};

/** Renders a switch that applies at once. It is a checkbox underneath, so that CSS alone can follow its state. */
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
