import styles from './Badge.module.css';

type BadgeProps = {
  /** Ready text in the page's language; the layout looks it up. */
  label: string;
  tone?: 'aqua' | 'rose';
};

/** A short word on a piece of coloured paper. */
export function Badge({ label, tone = 'aqua' }: BadgeProps) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{label}</span>;
}
