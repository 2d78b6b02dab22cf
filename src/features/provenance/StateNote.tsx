import type { LanguageCode } from '../../i18n/languages.ts';
import type { Copy } from '../../i18n/copy.ts';
import { type ProvenanceData, provenanceText, stateCopy, stateSentences } from './provenanceSentences.ts';
import styles from './StateNote.module.css';

export const stateNoteCopy = [...stateCopy, 'status_title'] as const;

type StateNoteProps = { copy: Copy<typeof stateNoteCopy>; language: LanguageCode; data: ProvenanceData };

/**
 * Renders what must be known before reading, above the text, with a link to the rest. In print the footer of every
 * sheet says it.
 */
export function StateNote({ copy, language, data }: StateNoteProps) {
  return (
    <p className={`${styles.note} no-print`} data-state>
      {`${provenanceText(stateSentences(copy, data), language)} `}
      <a href="#about-this-text">{copy.status_title}</a>
    </p>
  );
}
