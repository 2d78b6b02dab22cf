import type { ReactNode } from 'react';
import { Text } from '../Text/Text.tsx';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Word.module.css';

type WordProps = {
  /** Unique on the page. */
  id: string;
  /** The word as it is explained, and its meaning. */
  term: string;
  explanation: string;
  closeLabel: string;
  /** The word as it is written in the text. */
  children: ReactNode;
};

/** Renders a word that shows its meaning in place. The browser opens and closes it, without a script. */
export function Word({ id, term, explanation, closeLabel, children }: WordProps) {
  return (
    <>
      <button type="button" className={styles.word} popoverTarget={id}>
        {children}
      </button>
      <span popover="auto" id={id} className={styles.meaning}>
        <strong className={styles.term}>{term}</strong>
        <Text>{explanation}</Text>
        <button
          type="button"
          className={`${styles.close} no-print`}
          aria-label={closeLabel}
          popoverTarget={id}
          popoverTargetAction="hide"
        >
          <Icon name="close" />
        </button>
      </span>
    </>
  );
}
