import type { LanguageCode } from '../../i18n/languages.ts';
import { withSoftHyphens } from '../../i18n/softHyphens.ts';
import { type DrawingName, Drawing } from '../../ui/Drawing/Drawing.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { Text } from '../../ui/Text/Text.tsx';
import styles from './PageList.module.css';

export type PageCard = {
  id: string;
  title: string;
  /** The language of the title, where it is not the page's. */
  titleLanguage?: LanguageCode | undefined;
  path: string;
  text?: string | undefined;
  /** Names that end the text, and their language, where it is not the page's. */
  names?: { text: string; language: LanguageCode | undefined } | undefined;
  picture?: DrawingName | undefined;
  /** Ids of hospitals that it is about, for a choice among them. */
  hospitals?: string | undefined;
};

type PageListProps = {
  title: string;
  pages: PageCard[];
  headingId: string;
  /** The list is what the page is about, so that paper has it too; ways on are for the screen. */
  prints?: boolean;
};

/** Links to the pages of a section, as cards. */
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
                {/* Its title alone is the link's name; a press anywhere on the card is on the link. */}
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
