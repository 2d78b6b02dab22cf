import { withSoftHyphens } from '../../i18n/softHyphens.ts';
import { type DrawingName, Drawing } from '../../ui/Drawing/Drawing.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import styles from './PageList.module.css';

export type PageCard = {
  id: string;
  title: string;
  path: string;
  text?: string | undefined;
  picture?: DrawingName | undefined;
  /** Ids of hospitals that it is about, for a choice among them. */
  hospitals?: string | undefined;
};

type PageListProps = { title: string; pages: PageCard[]; headingId: string };

/** Links to the pages of a section, as cards. */
export function PageList({ title, pages, headingId }: PageListProps) {
  return (
    <section className={`${styles.section} no-print`} aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      <ul className={styles.cards}>
        {pages.map((page) => (
          <li key={page.id} data-hospitals={page.hospitals}>
            <Link href={page.path} className={styles.page}>
              {page.picture && (
                <span className={styles.art}>
                  <Drawing name={page.picture} />
                </span>
              )}
              <span className={styles.words}>
                <span className={styles.title}>{withSoftHyphens(page.title)}</span>
                {page.text && <span className={styles.text}>{page.text}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
