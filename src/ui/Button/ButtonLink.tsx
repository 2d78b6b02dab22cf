import type { ComponentProps } from 'react';
import { Link } from '../Link/Link.tsx';
import styles from './Button.module.css';

type ButtonLinkProps = Omit<ComponentProps<typeof Link>, 'className'> & {
  /** Filled for the main next step, outline for the second, quiet for what few visitors need. */
  variant?: 'filled' | 'outline' | 'quiet';
};

/** Renders a link that looks like a button. An action on the page is a `Button`. */
export function ButtonLink({ variant = 'filled', children, ...link }: ButtonLinkProps) {
  return (
    <Link {...link} className={`${styles.button} ${styles[variant]}`}>
      {children}
    </Link>
  );
}
