import type { LangAttributes } from './langAttributes.ts';
import styles from './SkipLink.module.css';

type SkipLinkProps = { label: string; langAttributes?: LangAttributes };

/** Renders the first keyboard stop, which skips the header. */
export function SkipLink({ label, langAttributes = {} }: SkipLinkProps) {
  return (
    <a href="#main" className={styles.skip} {...langAttributes}>
      {label}
    </a>
  );
}
