import { memo, type Ref } from 'react';
import styles from './ReelProgress.module.css';

type ReelProgressProps = {
  /** How many clips there are, and which is shown, from 0. */
  count: number;
  current: number;
  /** What grows as the clip plays, by `transform`. */
  bar: Ref<HTMLSpanElement>;
};

/** Shows a short bar for each clip: those before are full, the one that is shown fills. */
export const ReelProgress = memo(function ReelProgress({ count, current, bar }: ReelProgressProps) {
  return (
    <div className={styles.progress} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={styles.segment}>
          <span
            // Made anew, so that what was played of it is gone.
            key={index === current ? 'now' : 'rest'}
            ref={index === current ? bar : undefined}
            className={index < current ? `${styles.bar} ${styles.done}` : styles.bar}
          />
        </span>
      ))}
    </div>
  );
});
