import type { LangAttributes } from './language.ts';
import styles from './SkipLink.module.css';

type SkipLinkProps = { label: string; langAttributes?: LangAttributes };

/** Renders the first stop of the keyboard: past the header, to the page itself. */
export function SkipLink({ label, langAttributes = {} }: SkipLinkProps) {
  return (
    <a href="#main" className={styles.skip} {...langAttributes}>
      {label}
    </a>
  );
}
