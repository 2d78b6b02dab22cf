import styles from './Progress.module.css';

/** Renders the thread along the top while the next page loads. The shell's script shows it. */
export function Progress() {
  return <div className={styles.progress} data-progress hidden aria-hidden="true" />;
}
