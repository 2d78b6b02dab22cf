import type { ReactNode } from 'react';
import { fill } from '../../i18n/fill.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './Beads.module.css';
import type { PlacedStep } from './dayState.ts';
import type { DayCopy } from './dayCopy.ts';

type BeadsProps = {
  copy: DayCopy;
  steps: readonly PlacedStep[];
  at: number;
  done: readonly string[];
  /** The child's own figure, in place of the mascot. */
  portrait: ReactNode;
};

/** Shows how far a child has come, as beads on the thread: those of the part of the day where it is, seven at the most. */
export function Beads({ copy, steps, at, done, portrait }: BeadsProps) {
  const now = steps[at];
  const beads = steps.filter(({ part }) => part.id === now?.part.id);
  const where = {
    part: now?.part.title ?? '',
    number: String(now?.number ?? 0),
    all: String(beads.length),
  };
  const stateOf = ({ key }: PlacedStep) =>
    key === now?.key ? copy.day_here : done.includes(key) ? copy.day_is_done : undefined;
  return (
    <ol id="day-place" className={styles.beads} aria-label={fill(copy.day_steps, where)}>
      {beads.map((bead) => (
        <li
          key={bead.key}
          className={done.includes(bead.key) ? styles.done : undefined}
          aria-current={bead.key === now?.key ? 'step' : undefined}
        >
          <span className="visually-hidden">
            {[`${bead.number}. ${bead.title}`, stateOf(bead)].filter(Boolean).join(', ')}
          </span>
          {bead.key === now?.key
            ? portrait || <img src="/drawings/mascot.svg" alt="" width={32} height={32} />
            : done.includes(bead.key) && <Icon name="check" />}
        </li>
      ))}
    </ol>
  );
}
