import { Link } from '../../ui/Link/Link.tsx';
import styles from './LetterIndex.module.css';

export type IndexLetter = {
  letter: string;
  anchor: string;
  pages: { id: string; title: string; path: string }[];
};

type LetterIndexProps = {
  /** The number of pages, as text. */
  count: string;
  /** Accessible name of the row of letters. */
  label: string;
  letters: IndexLetter[];
};

/** Lists every page from A to Ö, with a row of letters to jump by. */
export function LetterIndex({ count, label, letters }: LetterIndexProps) {
  return (
    <div className={styles.index} data-index>
      <p>
        <strong>{count}</strong>
      </p>
      <nav aria-label={label}>
        <ul className={styles.letters}>
          {letters.map(({ letter, anchor }) => (
            <li key={anchor}>
              <Link href={`#${anchor}`} className={styles.letter}>
                {letter}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {letters.map(({ letter, anchor, pages }) => (
        <section key={anchor} aria-labelledby={anchor} className={styles.group}>
          <h2 id={anchor}>{letter}</h2>
          <ul className={styles.pages}>
            {pages.map((page) => (
              <li key={page.path}>
                <Link href={page.path} className={styles.page}>
                  {page.title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
