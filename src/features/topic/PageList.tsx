import type { LanguageCode } from '../../i18n/languages.ts';
import { withSoftHyphens } from '../../i18n/softHyphens.ts';
import { type DrawingName, Drawing } from '../../ui/Drawing/Drawing.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { Text } from '../../ui/Text/Text.tsx';
import styles from './PageList.module.css';

export type PageCard = {
  id: string;
  title: string;
  /** The language of the title, if it differs from the page's. */
  titleLanguage?: LanguageCode | undefined;
  path: string;
  text?: string | undefined;
  /** Names after the text, and their language if it differs from the page's. */
  names?: { text: string; language: LanguageCode | undefined } | undefined;
  picture?: DrawingName | undefined;
  /** Ids of the hospitals that the page is about, for the filter. */
  hospitals?: string | undefined;
};

type PageListProps = {
  title: string;
  pages: PageCard[];
  headingId: string;
  /** Prints the list, because it is the subject of the page. Navigation is not printed. */
  prints?: boolean;
};

/** Lists the pages of a section as cards. */
export function PageList({ title, pages, headingId, prints }: PageListProps) {
  return (
    <section className={prints ? styles.section : `${styles.section} no-print`} aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      <ul className={styles.cards}>
        {pages.map((page) => (
          <li key={page.id} data-hospitals={page.hospitals}>
            <div className={styles.page}>
              {page.picture && (
                <span className={styles.art}>
                  <Drawing name={page.picture} />
                </span>
              )}
              <span className={styles.words}>
                {/* The title is the name of the link; the link covers the whole card. */}
                <Link href={page.path} className={styles.title} lang={page.titleLanguage}>
                  {withSoftHyphens(page.title)}
                </Link>
                {page.text && (
                  <span className={styles.text}>
                    <Text>{page.text}</Text>
                    {page.names && <span lang={page.names.language}>{page.names.text}</span>}
                  </span>
                )}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
