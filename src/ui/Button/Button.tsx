import type { ComponentProps } from 'react';
import styles from './Button.module.css';

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & {
  /** Sun is reserved for reading aloud. */
  variant?: 'filled' | 'outline' | 'quiet' | 'sun';
};

/** Renders a button for an action on the page. */
export function Button({ variant = 'filled', type = 'button', children, ...button }: ButtonProps) {
  return (
    <button {...button} type={type} className={`${styles.button} ${styles[variant]}`}>
      {children}
    </button>
  );
}
