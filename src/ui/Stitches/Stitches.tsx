import styles from './Stitches.module.css';

/** The coral thread as a divider: a running stitch, 14 px on and 8 px off. */
export function Stitches() {
  return <hr className={styles.stitches} />;
}
