import { Link } from '../../ui/Link/Link.tsx';
import type { DayPart, DayStep } from './dayState.ts';
import styles from './StaticDay.module.css';

type StaticDayProps = {
  intro: string;
  parts: readonly (DayPart & { steps: readonly DayStep[] })[];
};

/** Lists every step of everything that can be chosen: My day without scripts. */
export function StaticDay({ intro, parts }: StaticDayProps) {
  return (
    <div className={styles.day}>
      <p>{intro}</p>
      {parts.map(({ id, title, path, steps }) => (
        <section key={id} aria-labelledby={`steps-${id}`} className={styles.part}>
          <h2 id={`steps-${id}`}>
            <Link href={path}>{title}</Link>
          </h2>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step.title}>
                <strong>{step.title}</strong> {step.happens}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
