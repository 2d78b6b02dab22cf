import styles from './SkipLink.module.css';

type SkipLinkProps = { label: string };

/** The first stop of the keyboard: past the header, to the page itself. */
export function SkipLink({ label }: SkipLinkProps) {
  return (
    <a href="#main" className={styles.skip}>
      {label}
    </a>
  );
}
