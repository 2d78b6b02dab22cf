import { memo, type Ref } from 'react';
import styles from './ReelProgress.module.css';

type ReelProgressProps = {
  /** Number of clips, and index of the current one. */
  count: number;
  current: number;
  /** The element that grows with `transform` as the clip plays. */
  bar: Ref<HTMLSpanElement>;
};

/** Renders a short bar for each clip: earlier ones are full, the current one fills up. */
export const ReelProgress = memo(function ReelProgress({ count, current, bar }: ReelProgressProps) {
  return (
    <div className={styles.progress} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={styles.segment}>
          <span
            // A new element, so that the bar of the previous clip is reset.
            key={index === current ? 'now' : 'rest'}
            ref={index === current ? bar : undefined}
            className={index < current ? `${styles.bar} ${styles.done}` : styles.bar}
          />
        </span>
      ))}
    </div>
  );
});
