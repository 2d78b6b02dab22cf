import styles from './SectionEdge.module.css';

type SectionEdgeProps = { variant?: 'aqua' | 'rose' | 'strong' };

/** Draws the hand-cut lower edge of a coloured section: one wave, stretched. */
export function SectionEdge({ variant = 'aqua' }: SectionEdgeProps) {
  return (
    <svg
      className={`${styles.edge} ${styles[variant]}`}
      viewBox="0 0 400 30"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 0H400V9C360 26 330 4 288 13C246 22 226 29 182 19C138 9 112 14 78 23C48 30 20 27 0 15Z" />
    </svg>
  );
}
