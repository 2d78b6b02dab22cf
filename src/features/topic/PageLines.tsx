import { withSoftHyphens } from '../../i18n/softHyphens.ts';
import { Link } from '../../ui/Link/Link.tsx';
import styles from './PageList.module.css';

type PageLinesProps = {
  title: string;
  headingId: string;
  pages: readonly { id: string; title: string; path: string }[];
};

/** Links to related pages, as lines. Without drawings, so that it can run in the browser. */
export function PageLines({ title, headingId, pages }: PageLinesProps) {
  return (
    <section className={`${styles.section} no-print`} aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      <ul className={styles.lines}>
        {pages.map((page) => (
          <li key={page.id}>
            <Link href={page.path} className={styles.page}>
              {withSoftHyphens(page.title)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
