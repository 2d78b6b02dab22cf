import type { ReactNode } from 'react';
import type { Copy } from '../../i18n/copy.ts';
import { type DrawingName, Drawing } from '../../ui/Drawing/Drawing.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Disclosure } from '../../ui/Disclosure/Disclosure.tsx';
import { Text } from '../../ui/Text/Text.tsx';
import styles from './Steps.module.css';

export type Step = {
  title: string;
  picture?: DrawingName | undefined;
  /** What the picture shows; left out if it is decorative. */
  pictureLabel?: string | undefined;
  happens: string;
  feels: string;
  senses?: string | undefined;
  time: string;
  help: string;
  more?: string | undefined;
};

export const stepsCopy = ['step_happens', 'step_time', 'step_feels', 'step_senses', 'step_help', 'step_more'] as const;

type StepsProps = { copy: Copy<typeof stepsCopy>; steps: Step[] };

/** One question of a step: its mark, its name, its answer. */
const Answer = ({ mark, title, children }: { mark: ReactNode; title: string; children: string }) => (
  <div className={styles.answer}>
    <span className={styles.mark}>{mark}</span>
    <h3>{title}</h3>
    <p>
      <Text>{children}</Text>
    </p>
  </div>
);

/**
 * Renders a visit step by step along the thread. Each step has the same order: what happens, how it feels, how long it
 * takes, what the child can do.
 */
export function Steps({ copy, steps }: StepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step.title} className={styles.step}>
          {step.picture && (
            <div className={styles.plate}>
              <Drawing name={step.picture} label={step.pictureLabel} />
            </div>
          )}
          <div className={styles.words}>
            <h2>{step.title}</h2>
            <p className={styles.happens}>
              <Text>{step.happens}</Text>
            </p>
            <Answer mark={<Icon name="hand" />} title={copy.step_feels}>
              {step.feels}
            </Answer>
            {step.senses && (
              <Answer mark={<Icon name="eye" />} title={copy.step_senses}>
                {step.senses}
              </Answer>
            )}
            <Answer mark={<Icon name="clock" />} title={copy.step_time}>
              {step.time}
            </Answer>
            <div className={styles.help}>
              <Answer mark={<Drawing name="mascot" />} title={copy.step_help}>
                {step.help}
              </Answer>
            </div>
            {step.more && (
              <Disclosure title={copy.step_more}>
                <p>
                  <Text>{step.more}</Text>
                </p>
              </Disclosure>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
