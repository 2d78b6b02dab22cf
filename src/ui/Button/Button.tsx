import type { ComponentProps } from 'react';
import styles from './Button.module.css';

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & {
  look?: 'filled' | 'outline' | 'quiet';
};

/** A button for what acts on the page itself. */
export function Button({ look = 'filled', type = 'button', children, ...button }: ButtonProps) {
  return (
    <button {...button} type={type} className={`${styles.button} ${styles[look]}`}>
      {children}
    </button>
  );
}
