import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon/Icon.tsx';
import type { PlacedStep } from './dayState.ts';
import type { DayCopy } from './dayCopy.ts';
import styles from './WholeDay.module.css';

type WholeDayStepProps = {
  copy: DayCopy;
  step: PlacedStep;
  /** The child's own figure, where it has made one. */
  portrait: ReactNode;
  /** The child is at this step. */
  isHere: boolean;
  isDone: boolean;
  /** Called when the child wants to go there. */
  onGo: () => void;
};

/** Renders a step of the whole day: its number or tick, picture and name, and whether the child is here. */
export function WholeDayStep({ copy, step, portrait, isHere, isDone, onGo }: WholeDayStepProps) {
  return (
    <li>
      <button type="button" className={styles.step} aria-current={isHere ? 'step' : undefined} onClick={onGo}>
        <span className={isDone ? styles.done : styles.number}>
          {isDone ? (
            <>
              <Icon name="check" />
              <span className="visually-hidden">{copy.day_is_done}</span>
            </>
          ) : (
            step.number
          )}
        </span>
        <span className={styles.plate}>
          {step.picture && <img src={step.picture.src} alt="" width={160} height={120} loading="lazy" />}
        </span>
        <span className={styles.title}>
          {step.title}
          {isHere && (
            <span className={styles.here}>
              {portrait && <span className={styles.face}>{portrait}</span>}
              {copy.day_here}
            </span>
          )}
        </span>
      </button>
    </li>
  );
}
