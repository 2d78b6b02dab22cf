import type { ReactNode } from 'react';
import type { DayPart, PlacedStep } from './dayState.ts';
import type { DayCopy } from './dayCopy.ts';
import styles from './DaySheet.module.css';

type DaySheetProps = {
  copy: DayCopy;
  /** In the order of the day. */
  parts: readonly DayPart[];
  steps: readonly PlacedStep[];
  /** The child's own figure, where it has made one. */
  portrait: ReactNode;
};

/** Renders the day on paper: each step with its number, picture, name and time, and a box to tick by hand. */
export function DaySheet({ copy, parts, steps, portrait }: DaySheetProps) {
  return (
    <article className={`${styles.sheet} print-only`} data-day-sheet>
      <div className={styles.head}>
        {portrait && <span className={styles.portrait}>{portrait}</span>}
        <p className={styles.title}>{copy.day_title}</p>
      </div>
      {parts.map((part) => (
        <section key={part.id} className={styles.part}>
          <h2>{part.title}</h2>
          <ol>
            {steps
              .filter((step) => step.part.id === part.id)
              .map(({ key, number, picture, title, rows }) => (
                <li key={key}>
                  <span className={styles.box} />
                  <span className={styles.number}>{number}</span>
                  <span className={styles.picture}>
                    {picture && <img src={picture.src} alt="" width={160} height={120} />}
                  </span>
                  <p>
                    <strong>{title}</strong>
                    <span>{rows.find(({ sense }) => sense === 'time')?.text}</span>
                  </p>
                </li>
              ))}
          </ol>
        </section>
      ))}
      <p>{copy.day_order}</p>
    </article>
  );
}
