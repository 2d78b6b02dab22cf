import { Text } from '../../ui/Text/Text.tsx';
import styles from './WordList.module.css';

type Word = { id: string; term: string; explanation: string };

type WordListProps = { label: string; words: Word[] };

/** Lists hospital words and what they mean; each can be linked to by its id. */
export function WordList({ label, words }: WordListProps) {
  return (
    <section aria-label={label}>
      <dl className={styles.words}>
        {words.map((word) => (
          <div key={word.id} id={word.id} className={styles.word}>
            <dt className={styles.term}>
              <Text>{word.term}</Text>
            </dt>
            <dd>
              <Text>{word.explanation}</Text>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
