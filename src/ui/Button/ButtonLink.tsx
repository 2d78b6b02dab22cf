import type { ComponentProps } from 'react';
import { Link } from '../Link/Link.tsx';
import styles from './Button.module.css';

type ButtonLinkProps = Omit<ComponentProps<typeof Link>, 'className'> & {
  /** Filled for the main way on, outline for the second, quiet for what most readers won't need. */
  variant?: 'filled' | 'outline' | 'quiet';
};

/** Renders a link with the weight of a button. What acts on the page itself is a real button. */
export function ButtonLink({ variant = 'filled', children, ...link }: ButtonLinkProps) {
  return (
    <Link {...link} className={`${styles.button} ${styles[variant]}`}>
      {children}
    </Link>
  );
}
