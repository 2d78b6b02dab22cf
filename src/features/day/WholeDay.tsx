import { fill } from '../../i18n/fill.ts';
import { countText } from '../../search/count.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import type { Places } from './DayStepView.tsx';
import { Dock, DockButton } from './Dock.tsx';
import styles from './WholeDay.module.css';

type WholeDayProps = Places & { language: string };

/** Shows the whole day: the pictures of all its steps along the thread, part by part. */
export function WholeDay({ copy, steps, at, done, onGo, onPicks, language }: WholeDayProps) {
  const left = steps.filter(({ key }) => !done.includes(key)).length;
  const parts = [...new Map(steps.map(({ part }) => [part.id, part])).values()];
  return (
    <>
      <div className={styles.head}>
        <h1 tabIndex={-1} data-day-heading>
          {copy.day_whole}
        </h1>
        <p className="lead">{left === 0 ? copy.day_all_done : countText(copy.day_left_count, left, language)}</p>
      </div>
      {parts.map((part) => (
        <section key={part.id} className={styles.part} aria-labelledby={`day-${part.id}`}>
          <h2 id={`day-${part.id}`}>{part.title}</h2>
          <ol className={styles.steps}>
            {steps.map((step, index) =>
              step.part.id === part.id ? (
                <li key={step.key}>
                  <button
                    type="button"
                    className={styles.step}
                    aria-current={index === at ? 'step' : undefined}
                    onClick={() => onGo(index)}
                  >
                    <span className={done.includes(step.key) ? styles.done : styles.number}>
                      {done.includes(step.key) ? (
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
                      {index === at && <span className={styles.here}>{copy.day_here}</span>}
                    </span>
                  </button>
                </li>
              ) : null,
            )}
          </ol>
        </section>
      ))}
      <p className={styles.note}>{copy.day_order}</p>
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
