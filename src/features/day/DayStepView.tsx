import type { ReactNode } from 'react';
import { fill } from '../../i18n/fill.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Beads } from './Beads.tsx';
import type { PlacedStep } from './dayState.ts';
import type { DayCopy } from './dayCopy.ts';
import styles from './DayStepView.module.css';
import { Dock, DockButton } from './Dock.tsx';
import { ListenPress } from './ListenPress.tsx';
import { SenseSign } from './SenseSign.tsx';
import type { useListening } from './useListening.ts';

/** Where a child is in its day, and where it can go. */
export type Places = {
  copy: DayCopy;
  steps: readonly PlacedStep[];
  /** Index of the step where the child is. */
  at: number;
  /** Keys of the steps that are ticked off. */
  done: readonly string[];
  /** The child's own figure, where it has made one. */
  portrait: ReactNode;
  onGo: (index: number) => void;
  onWhole: () => void;
  onPicks: () => void;
};

type DayStepViewProps = Places & {
  listening: ReturnType<typeof useListening>;
  onDone: (key: string, isDone: boolean) => void;
};

/** Shows one step of a day: picture, name, what happens, a row for each sense, what a child can do; always in this order. */
export function DayStepView(props: DayStepViewProps) {
  const { copy, steps, at, done, portrait, onGo, onWhole, onPicks, listening, onDone } = props;
  const step = steps[at];
  if (!step) return null;
  const { key, title, picture, happens, rows, can, part } = step;
  const before = steps[at - 1];
  const isLast = at === steps.length - 1;
  return (
    <>
      <div className={styles.bar}>
        <DockButton isRound aria-label={copy.day_whole} onClick={onWhole}>
          <svg viewBox="0 0 24 24" className={styles.sign} aria-hidden focusable={false}>
            <path d="M4,5h6.5v6H4ZM13.5,5H20v6h-6.5ZM4,16.5h16" />
          </svg>
        </DockButton>
        <Beads copy={copy} steps={steps} at={at} done={done} portrait={portrait} />
        <DockButton isRound aria-label={copy.day_change} onClick={onPicks}>
          <svg viewBox="0 0 24 24" className={styles.sign} aria-hidden focusable={false}>
            <path d="M6,6L18,18M18,6L6,18" />
          </svg>
        </DockButton>
      </div>
      <div className={styles.step} data-day-step>
        <div className={styles.art}>
          {picture && <img key={picture.src} src={picture.src} alt={picture.alt} width={320} height={240} />}
          <label className={styles.stamp}>
            <input
              type="checkbox"
              checked={done.includes(key)}
              // Begins with what is seen, for who says it to the device.
              aria-label={`${done.includes(key) ? copy.day_yes_done : copy.day_ask_done} ${title}`}
              onChange={({ target }) => onDone(key, target.checked)}
            />
            <Icon name="check" />
            <span aria-hidden>{done.includes(key) ? copy.day_yes_done : copy.day_ask_done}</span>
          </label>
        </div>
        <div className={styles.say}>
          <p className={styles.part} data-unread>
            {part.title}
          </p>
          <h1 tabIndex={-1} data-day-heading aria-describedby="day-place">
            {title}
          </h1>
          <p className={styles.happens}>{happens}</p>
          <ListenPress
            label={fill(copy.day_listen, { title })}
            isReading={listening.reading === 'step'}
            onPress={(button) => listening.press('step', button.closest('[data-day-step]'))}
          />
        </div>
        <ul className={styles.rows} aria-label={copy.day_rows}>
          {rows.map(({ sense, name, text }) => (
            <li key={sense} className={styles.row}>
              <SenseSign sense={sense} />
              <p>
                <strong className={styles.name}>{name}</strong>
                {text}
              </p>
              <ListenPress
                isSmall
                label={fill(copy.day_listen, { title: name })}
                isReading={listening.reading === sense}
                onPress={(button) => listening.press(sense, button.closest('li'))}
              />
            </li>
          ))}
        </ul>
        <section className={styles.can} aria-labelledby="day-can">
          <h2 id="day-can">{copy.day_can}</h2>
          <ul>
            {can.map((thing) => (
              <li key={thing}>
                <Icon name="hand" />
                {thing}
              </li>
            ))}
          </ul>
        </section>
      </div>
      <Dock label={copy.day_forward}>
        {before && (
          <DockButton isRound aria-label={fill(copy.day_back, { title: before.title })} onClick={() => onGo(at - 1)}>
            <Icon name="back" directional />
          </DockButton>
        )}
        <DockButton onClick={() => (isLast ? onWhole() : onGo(at + 1))}>
          {isLast ? copy.day_end : copy.day_next}
          <Icon name="forward" directional />
        </DockButton>
      </Dock>
    </>
  );
}
