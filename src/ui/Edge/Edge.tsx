import styles from './Edge.module.css';

type EdgeProps = { tone?: 'aqua' | 'rose' | 'strong' };

/** The hand-cut lower edge of a coloured field: one wave, stretched. */
export function Edge({ tone = 'aqua' }: EdgeProps) {
  return (
    <svg
      className={`${styles.edge} ${styles[tone]}`}
      viewBox="0 0 400 30"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 0H400V9C360 26 330 4 288 13C246 22 226 29 182 19C138 9 112 14 78 23C48 30 20 27 0 15Z" />
    </svg>
  );
}
