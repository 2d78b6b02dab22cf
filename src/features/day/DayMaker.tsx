import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { fill } from '../../i18n/fill.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { ShowAgain } from '../../ui/ShowAgain/ShowAgain.tsx';
import { chosenParts, type Day, dayOf, type DayPart, emptyDay, reordered, stepsOf, storedDay } from './dayState.ts';
import type { DayCopy } from './dayCopy.ts';
import styles from './DayMaker.module.css';
import { DayPicks } from './DayPicks.tsx';
import { DayStepView } from './DayStepView.tsx';
import { showSources } from './daySources.ts';
import { Dock, DockButton } from './Dock.tsx';
import { useSaved } from './useSaved.ts';
import { type ListeningTrouble, type LoadSpeech, useListening } from './useListening.ts';
import { useAvatarFace } from './useAvatarFace.tsx';
import { useSteps } from './useSteps.ts';
import { WholeDay } from './WholeDay.tsx';

export type DayMakerProps = {
  copy: DayCopy;
  language: string;
  parts: DayPart[];
  /** Loads what reads aloud. */
  loadSpeech: LoadSpeech;
};

const troubles = { voiceless: 'day_no_voice', failed: 'day_voice_failed', unloaded: 'day_voice_unloaded' } as const;

/** Chosen pictures that have room in the bar. */
const maxShown = 6;

const kept = { field: 'day', empty: emptyDay, read: dayOf, write: storedDay } as const;

/**
 * Makes a child's day: what will happen is chosen by pictures, then comes one step at a time, or all of them. Nothing
 * moves by itself, nothing counts down. Everything stays in the browser.
 */
export function DayMaker({ copy, language, parts, loadSpeech }: DayMakerProps) {
  const { value, now, status, setStatus, change, canUndo, clear, undo } = useSaved<Day>(kept, {
    notKept: copy.day_not_kept,
    cleared: copy.day_cleared,
    undone: copy.day_undone,
  });
  const [isWhole, setWhole] = useState(false);
  const maker = useRef<HTMLElement>(null);
  const hasMoved = useRef(false);
  const portrait = useAvatarFace();
  const isInDay = !value.isPicking && value.picked.length > 0;
  const { steps: fetched, isFailed, load } = useSteps(language, isInDay);
  const chosen = chosenParts(parts, value);
  const steps = stepsOf(chosen, fetched ?? {});
  const at = Math.max(
    0,
    steps.findIndex(({ key }) => key === value.at),
  );
  const step = isInDay ? steps[at] : undefined;
  const view = !step ? 'picks' : isWhole ? 'whole' : 'step';
  const tellTrouble = (trouble?: ListeningTrouble) => setStatus(trouble ? copy[troubles[trouble]] : '');
  const listening = useListening(loadSpeech, `${view} ${value.at}`, tellTrouble);

  // What was ticked before the island woke counts, beside what is kept: that is not rendered yet.
  const takeEarly = useEffectEvent(() => {
    const day = now();
    const ticked = [...(maker.current?.querySelectorAll<HTMLInputElement>(':checked') ?? [])];
    const early = ticked.map((box) => box.value).filter((id) => !day.picked.includes(id));
    if (early.length > 0) change({ ...day, picked: [...day.picked, ...early] });
  });
  useLayoutEffect(() => takeEarly(), []);

  // The heading takes the focus whenever the child has gone somewhere.
  useLayoutEffect(() => {
    if (!hasMoved.current) return;
    hasMoved.current = false;
    maker.current?.querySelector<HTMLElement>('[data-day-heading]')?.focus({ preventScroll: true });
    maker.current?.scrollIntoView({ behavior: 'instant', block: 'start' });
  }, [view, value.at]);

  useEffect(() => {
    showSources(isInDay ? chosenParts(parts, value).flatMap(({ sources }) => sources) : undefined);
  }, [isInDay, parts, value]);

  function go(next: Day, toWhole = false): void {
    hasMoved.current = true;
    setWhole(toWhole);
    change(next);
  }

  async function start(): Promise<void> {
    if (now().picked.length === 0) return setStatus(copy.day_nothing);
    const fetchedNow = (await load()) ?? {};
    const day = now();
    const all = stepsOf(chosenParts(parts, day), fetchedNow);
    const first = all.find(({ key }) => key === day.at) ?? all.find(({ key }) => !day.done.includes(key)) ?? all[0];
    if (!first) return;
    // The page may be read aloud just now, and its bar goes out of sight.
    if ('speechSynthesis' in window) speechSynthesis.cancel();
    go({ ...day, at: first.key, isPicking: false });
  }

  function move(id: string, by: -1 | 1): void {
    const ids = chosen.map((part) => part.id);
    const order = reordered(ids, id, by);
    const title = chosen.find((part) => part.id === id)?.title ?? '';
    const said = { title, number: String(order.indexOf(id) + 1), all: String(order.length) };
    change({ ...value, order }, fill(copy.day_moved, said));
  }

  const tick = (key: string, isDone: boolean) =>
    change({ ...value, done: [...value.done.filter((one) => one !== key), ...(isDone ? [key] : [])] });
  const places = {
    copy,
    steps,
    at,
    done: value.done,
    portrait,
    onGo: (index: number) => go({ ...value, at: steps[index]?.key ?? value.at }),
    onWhole: () => go(value, true),
    onPicks: () => go({ ...value, isPicking: true }),
  };

  return (
    <section
      ref={maker}
      className={view === 'picks' ? styles.maker : `${styles.maker} ${styles.alone}`}
      aria-label={copy.day_title}
      data-wake-if="aa_avatar day"
    >
      <ShowAgain copy={copy} field="day" />
      {view === 'picks' && (
        <>
          <DayPicks
            copy={copy}
            parts={parts}
            picked={value.picked}
            onPick={(id, isPicked) =>
              change({ ...value, picked: [...value.picked.filter((one) => one !== id), ...(isPicked ? [id] : [])] })
            }
            isFailed={isFailed}
            clearing={{ isEmpty: value.picked.length === 0, canUndo, clear, undo }}
          />
          <Dock label={copy.day_forward}>
            {value.picked.length > 0 && (
              <ul className={styles.picked} aria-label={copy.day_picked}>
                {chosen.slice(0, maxShown).map(({ id, title, picture }) => (
                  <li key={id}>
                    <img src={picture} alt={title} width={32} height={32} />
                  </li>
                ))}
              </ul>
            )}
            <DockButton onClick={() => void start()}>
              {value.at !== '' || value.done.length > 0 ? copy.day_go_on : copy.day_start}
              <Icon name="forward" directional />
            </DockButton>
          </Dock>
        </>
      )}
      {view === 'step' && <DayStepView {...places} listening={listening} onDone={tick} />}
      {view === 'whole' && <WholeDay {...places} language={language} onMove={move} />}
      <p role="status" className={`${styles.status} no-print`}>
        {status}
      </p>
    </section>
  );
}
