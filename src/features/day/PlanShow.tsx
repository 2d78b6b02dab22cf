import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { type Card, hasTranslation } from './card.ts';
import type { PlanCopy } from './planCopy.ts';
import styles from './PlanShow.module.css';
import { BilingualText } from './BilingualText.tsx';
import { useWakeLock } from './useWakeLock.ts';

type PlanShowProps = {
  card: Card;
  /** The child's own figure. */
  portrait: ReactNode;
  copy: Pick<PlanCopy, 'plan_close' | 'status_unreviewed' | 'status_machine'>;
  /** Called when it has closed, by its button or by Escape. */
  onClose: () => void;
};

/** Shows the card as the staff read it: the whole screen, white in every theme, Swedish first. */
export function PlanShow({ card, portrait, copy, onClose }: PlanShowProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useWakeLock();

  useLayoutEffect(() => {
    const root = document.documentElement.dataset;
    const shown = dialog.current;
    // The one stop of the card keeps the focus: a native modal would let Tab out to the browser's own bar (decision on #204).
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return;
      event.preventDefault();
      shown?.querySelector('button')?.focus();
    };
    shown?.addEventListener('keydown', press);
    shown?.showModal();
    root['scrollLocked'] = '';
    return () => {
      shown?.removeEventListener('keydown', press);
      delete root['scrollLocked'];
    };
  }, []);

  return (
    <dialog ref={dialog} className={styles.show} aria-labelledby="plan-shown" onClose={onClose}>
      <div className={styles.head}>
        <span className={styles.portrait}>{portrait}</span>
        <h2 id="plan-shown" className={styles.title}>
          <BilingualText card={card} word="plan_title" />
        </h2>
        <button
          type="button"
          className={styles.close}
          aria-label={copy.plan_close}
          onClick={() => dialog.current?.close()}
        >
          <svg viewBox="0 0 24 24" aria-hidden focusable={false}>
            <path d="M6,6L18,18M18,6L6,18" />
          </svg>
        </button>
      </div>
      <p className={styles.staff}>
        <BilingualText card={card} word="plan_staff" />
      </p>
      <ul className={styles.rows}>
        {card.rows.map(({ id, picture }) => (
          <li key={id}>
            <img src={picture} alt="" width={80} height={80} />
            <p>
              <BilingualText card={card} word={id} />
            </p>
          </li>
        ))}
      </ul>
      {card.own && (
        <div className={styles.own}>
          <h3>
            <BilingualText card={card} word="plan_own" />
          </h3>
          <p dir="auto">{card.own}</p>
        </div>
      )}
      <p className={styles.staff}>
        <BilingualText card={card} word="plan_why" />
      </p>
      <p className={styles.state}>
        {copy.status_unreviewed}
        {hasTranslation(card) && ` ${copy.status_machine}`}
      </p>
    </dialog>
  );
}
