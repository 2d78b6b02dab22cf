import { useEffect, useRef, useState } from 'react';
import type { Copy } from '../../i18n/copy.ts';
import { fill } from '../../i18n/fill.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './Listen.module.css';
import { type ListenChoicesState, ListenChoices } from './ListenChoices.tsx';
import type { listenBarCopy } from './listenCopy.ts';
import type { NarratorState } from './narrator.ts';

export type ListenBarProps = {
  copy: Copy<typeof listenBarCopy>;
  reading: NarratorState;
  choosing: ListenChoicesState;
  /** Shows the bar as a card beside a narrow text, if the window is wide enough. */
  isBeside: boolean;
  toggle: () => void;
  previous: () => void;
  next: () => void;
  close: () => void;
};

/**
 * Renders the controls that play, pause and move between sentences. No live region: a screen reader must not talk over
 * the voice.
 */
export function ListenBar({ copy, reading, choosing, isBeside, toggle, previous, next, close }: ListenBarProps) {
  const { isPlaying, at, all, hasFailed } = reading;
  const [isOpen, setOpen] = useState(false);
  const bar = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const place = fill(copy.listen_place, { now: String(Math.min(at + 1, all)), all: String(all) });

  useEffect(() => {
    if (!isOpen) return;
    const fold = ({ target }: Event) => {
      if (!(target instanceof Node && opener.current?.parentElement?.contains(target))) setOpen(false);
    };
    const [kinds, root] = [['pointerdown', 'focusin'], document];
    for (const kind of kinds) root.addEventListener(kind, fold);
    return () => {
      for (const kind of kinds) root.removeEventListener(kind, fold);
    };
  }, [isOpen]);

  useEffect(() => {
    const section = bar.current;
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && isOpen) {
        event.preventDefault();
        setOpen(false);
        opener.current?.focus();
      }
      // A focused button handles Space itself.
      if (event.key === ' ' && event.target === section) {
        event.preventDefault();
        toggle();
      }
    };
    section?.addEventListener('keydown', press);
    return () => section?.removeEventListener('keydown', press);
  });

  return (
    <section
      ref={bar}
      className={isBeside ? `${styles.bar} ${styles.beside}` : styles.bar}
      aria-label={copy.listen_region}
      tabIndex={-1}
      data-listen-bar
    >
      <progress
        className={styles.progress}
        max={all}
        value={Math.min(at + (isPlaying ? 1 : 0), all)}
        aria-label={place}
      />
      <div className={styles.content}>
        <div className={styles.choices}>
          <button
            ref={opener}
            type="button"
            className={styles.choose}
            aria-label={`${copy.listen_choices}: ${copy[`listen_${choosing.speed}`]}`}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name="speed" />
            <span className={styles.speed}>{copy[`listen_${choosing.speed}`]}</span>
          </button>
          {isOpen && <ListenChoices copy={copy} {...choosing} />}
        </div>
        <div className={styles.main}>
          <button type="button" className={styles.round} aria-label={copy.listen_previous} onClick={previous}>
            <Icon name="previous" directional />
          </button>
          <button
            type="button"
            className={`${styles.round} ${styles.strong}`}
            aria-label={isPlaying ? copy.listen_pause : copy.listen}
            data-listen-play
            onClick={toggle}
          >
            <Icon name={isPlaying ? 'pause' : 'play'} />
          </button>
          <button type="button" className={styles.round} aria-label={copy.listen_next} onClick={next}>
            <Icon name="next" directional />
          </button>
        </div>
        <button type="button" className={styles.round} aria-label={copy.listen_close} onClick={close}>
          <Icon name="close" />
        </button>
        {hasFailed && (
          <p className={styles.failed}>
            {copy.listen_failed}
            {choosing.voices.length > 1 && ` ${copy.listen_failed_voice}`}
          </p>
        )}
      </div>
    </section>
  );
}
