import type { Translate } from '../../i18n/messages.ts';
import { searchAddress } from '../../search/address.ts';
import { Link } from '../../ui/Link/Link.tsx';
import styles from './SearchStart.module.css';

type SearchStartProps = {
  t: Translate;
  path: string;
  /** Questions to try. */
  examples: string[];
  /** Subjects to read about instead of searching. */
  categories: { id: string; title: string; path: string }[];
};

/** What stands below before anything was asked: questions to try, and subjects. */
export function SearchStart({ t, path, examples, categories }: SearchStartProps) {
  return (
    <div className={styles.start} data-search="start">
      <section aria-labelledby="search-examples">
        <h2 id="search-examples" className={styles.heading}>
          {t('search_examples')}
        </h2>
        <ul className={styles.pills} role="list">
          {examples.map((query) => (
            <li key={query}>
              <a href={searchAddress(path, { query, page: 1 })} className={styles.pill} data-query={query}>
                {query}
              </a>
            </li>
          ))}
        </ul>
      </section>
      {categories.length > 0 && (
        <section aria-labelledby="search-categories">
          <h2 id="search-categories" className={styles.heading}>
            {t('menu_main')}
          </h2>
          <ul className={styles.pills} role="list">
            {categories.map((category) => (
              <li key={category.id}>
                <Link href={category.path} className={styles.category}>
                  {category.title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
