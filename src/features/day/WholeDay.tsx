import { useLayoutEffect, useRef } from 'react';
import { fill } from '../../i18n/fill.ts';
import { countText } from '../../i18n/countText.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { DaySheet } from './DaySheet.tsx';
import type { Places } from './DayStepView.tsx';
import { Dock, DockButton } from './Dock.tsx';
import { WholeDayStep } from './WholeDayStep.tsx';
import styles from './WholeDay.module.css';

type WholeDayProps = Places & {
  language: string;
  /** Moves a part of the day a place earlier or later. */
  onMove: (id: string, by: -1 | 1) => void;
};

const ways = [
  { by: -1, word: 'day_earlier', sign: 'up' },
  { by: 1, word: 'day_later', sign: 'down' },
] as const;

/** Shows the whole day: the pictures of all its steps along the thread, part by part; each part can be moved. */
export function WholeDay({ copy, steps, at, done, portrait, onGo, onPicks, language, onMove }: WholeDayProps) {
  const pressed = useRef<HTMLElement>(null);
  const left = steps.filter(({ key }) => !done.includes(key)).length;
  const parts = [...new Map(steps.map(({ part }) => [part.id, part])).values()];
  const order = parts.map(({ id }) => id).join();

  // A part that is moved in the page takes the focus from its buttons.
  useLayoutEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  }, [order]);

  return (
    <>
      <div className={`${styles.day} no-print`}>
        <div className={styles.head}>
          {portrait && <span className={styles.portrait}>{portrait}</span>}
          <div>
            <h1 tabIndex={-1} data-day-heading>
              {copy.day_whole}
            </h1>
            <p className="lead">{left === 0 ? copy.day_all_done : countText(copy.day_left_count, left, language)}</p>
          </div>
        </div>
        {parts.map((part, place) => (
          <section key={part.id} className={styles.part} aria-labelledby={`day-${part.id}`}>
            <div className={styles.name}>
              <h2 id={`day-${part.id}`}>{part.title}</h2>
              {parts.length > 1 &&
                ways.map(({ by, word, sign }) => (
                  <button
                    key={sign}
                    type="button"
                    className={styles.move}
                    aria-label={fill(copy[word], { title: part.title })}
                    aria-disabled={!parts[place + by]}
                    onClick={({ currentTarget }) => {
                      if (!parts[place + by]) return;
                      pressed.current = currentTarget;
                      onMove(part.id, by);
                    }}
                  >
                    <Icon name={sign} />
                  </button>
                ))}
            </div>
            <ol className={styles.steps}>
              {steps.map((step, index) =>
                step.part.id === part.id ? (
                  <WholeDayStep
                    key={step.key}
                    copy={copy}
                    step={step}
                    portrait={portrait}
                    isHere={index === at}
                    isDone={done.includes(step.key)}
                    onGo={() => onGo(index)}
                  />
                ) : null,
              )}
            </ol>
          </section>
        ))}
        <p className={styles.note}>{copy.day_order}</p>
      </div>
      <DaySheet copy={copy} parts={parts} steps={steps} portrait={portrait} />
      <Dock label={copy.day_forward}>
        <DockButton isRound aria-label={copy.day_change} onClick={onPicks}>
          <Icon name="back" directional />
        </DockButton>
        <DockButton isRound aria-label={copy.day_print} onClick={() => window.print()}>
          <Icon name="print" />
        </DockButton>
        <DockButton onClick={() => onGo(at)}>
          {fill(copy.day_to, { title: steps[at]?.title ?? '' })}
          <Icon name="forward" directional />
        </DockButton>
      </Dock>
    </>
  );
}
