import type { Copy } from '../../i18n/copy.ts';
import { type DrawingName, Drawing } from '../../ui/Drawing/Drawing.tsx';
import styles from './Steps.module.css';

export type Step = {
  title: string;
  picture?: DrawingName | undefined;
  happens: string;
  feels: string;
  time: string;
  help: string;
};

export const stepsCopy = ['step_happens', 'step_time', 'step_feels', 'step_help'] as const;

type StepsProps = { copy: Copy<typeof stepsCopy>; steps: Step[] };

/** A visit step by step along the thread: what happens, how it can feel, what one can do; always in this order. */
export function Steps({ copy, steps }: StepsProps) {
  return (
    <ol className={styles.thread}>
      {steps.map((step) => (
        <li key={step.title} className={styles.step}>
          <div className={styles.head}>
            <h2>{step.title}</h2>
            {step.picture && (
              <div className={styles.art}>
                <Drawing name={step.picture} />
              </div>
            )}
          </div>
          <div className={styles.patches}>
            <section className={styles.patch}>
              <h3 className={styles.patchTitle}>{copy.step_happens}</h3>
              <p>{step.happens}</p>
              <p className={styles.time}>
                <strong>{copy.step_time}</strong> {step.time}
              </p>
            </section>
            <section className={styles.patch}>
              <h3 className={styles.patchTitle}>{copy.step_feels}</h3>
              <p>{step.feels}</p>
            </section>
            <section className={styles.patch}>
              <h3 className={styles.patchTitle}>
                <Drawing name="mascot" />
                {copy.step_help}
              </h3>
              <p>{step.help}</p>
            </section>
          </div>
        </li>
      ))}
    </ol>
  );
}
