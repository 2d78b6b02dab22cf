import type { LanguageCode } from '../../i18n/languages.ts';
import type { Copy } from '../../i18n/copy.ts';
import { type ProvenanceData, provenanceSentences, provenanceText, type sentencesCopy } from './provenanceSentences.ts';
import styles from './Status.module.css';

type StatusProps = { copy: Copy<typeof sentencesCopy>; language: LanguageCode; data: ProvenanceData };

/**
 * Renders who wrote a text and who has read it. The search page is about the website until it shows answers: then it
 * shows texts that nobody in care has reviewed.
 */
export function Status({ copy, language, data }: StatusProps) {
  const textOf = (said: ProvenanceData) => provenanceText(provenanceSentences(copy, said, language), language);
  if (!data.answers) return textOf(data);
  return (
    <>
      <span className={styles.asked}>{textOf(data)}</span>
      <span className={styles.answered} data-answered-status>
        {textOf({ ...data, review: 'unreviewed' })}
      </span>
    </>
  );
}
