import type { RootContent } from 'mdast';
import type { Copy } from '../../i18n/copy.ts';
import type { LanguageCode } from '../../i18n/languages.ts';
import { langAttributes } from '../../i18n/languages.ts';
import { withSoftHyphens } from '../../i18n/softHyphens.ts';
import { Prose } from '../../ui/Prose/Prose.tsx';
import styles from './BookList.module.css';

export const bookListCopy = ['books_writer', 'books_illustrator', 'books_both', 'books_translator'] as const;

type Book = {
  id: string;
  /** Its place on the page. */
  anchor: string;
  title: string;
  writer?: string | undefined;
  illustrator?: string | undefined;
  translator?: string | undefined;
  publisher?: string | undefined;
  year?: number | undefined;
  age?: string | undefined;
  heads?: string | undefined;
  blocks: RootContent[];
};

type BookListProps = {
  copy: Copy<typeof bookListCopy>;
  /** Books by theme, each theme with its heading. */
  shelves: readonly { id: string; title: string; books: readonly Book[] }[];
  locale: LanguageCode;
};

/** Returns who has made a book, a line each; whoever has written and drawn it stands once. */
function makersOf({ writer, illustrator, translator }: Book, copy: BookListProps['copy']): [string, string][] {
  const both = writer !== undefined && writer === illustrator;
  const lines: [string, string | undefined][] = [
    [both ? copy.books_both : copy.books_writer, writer],
    [copy.books_illustrator, both ? undefined : illustrator],
    [copy.books_translator, translator],
  ];
  return lines.flatMap(([label, name]) => (name ? [[label, name] as [string, string]] : []));
}

/** Books by theme: what each is about, and what is good to know first. What no source says is left out. */
export function BookList({ copy, shelves, locale }: BookListProps) {
  const swedish = locale === 'sv' ? {} : langAttributes('sv');
  return shelves.map(({ id, title, books }) => (
    <section key={id} aria-labelledby={`shelf-${id}`} className={styles.shelf}>
      <h2 id={`shelf-${id}`}>{title}</h2>
      <ul role="list" className={styles.books}>
        {books.map((book) => (
          <li key={book.id} id={book.anchor} className={styles.book}>
            <div className={styles.cover}>
              <h3 className={styles.title} {...swedish}>
                {withSoftHyphens(book.title)}
              </h3>
            </div>
            <div className={styles.words}>
              {book.heads && (
                <p>
                  <strong>{book.heads}</strong>
                </p>
              )}
              <Prose blocks={book.blocks} locale={locale} hrefOf={() => undefined} />
              <p className={styles.makers}>
                {makersOf(book, copy).map(([label, name]) => (
                  <span key={label}>
                    {label} <span {...swedish}>{name}</span>
                  </span>
                ))}
                {(book.publisher ?? book.year) && (
                  <span {...swedish}>
                    {[book.publisher, book.year].filter((part) => part !== undefined).join(', ')}
                  </span>
                )}
                {book.age && <strong>{book.age}</strong>}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  ));
}
