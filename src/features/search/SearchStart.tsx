import type { Translate } from '../../i18n/messages.ts';
import { searchAddress } from '../../search/address.ts';
import styles from './SearchStart.module.css';

type SearchStartProps = {
  t: Translate;
  path: string;
  /** Questions to try. */
  examples: string[];
  /** Subjects to read about instead of searching. */
  categories: { id: string; title: string; path: string }[];
};

type PillsProps = { id: string; title: string; className: string | undefined; pills: { text: string; href: string }[] };

const Pills = ({ id, title, className, pills }: PillsProps) => (
  <section aria-labelledby={id}>
    <h2 id={id} className={styles.heading}>
      {title}
    </h2>
    <ul className={styles.pills} role="list">
      {pills.map(({ text, href }) => (
        <li key={href}>
          <a href={href} className={className}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  </section>
);

/** What stands below before anything was asked: questions to try, and subjects. */
export function SearchStart({ t, path, examples, categories }: SearchStartProps) {
  return (
    <div className={styles.start} data-search="start">
      <Pills
        id="search-examples"
        title={t('search_examples')}
        className={styles.pill}
        pills={examples.map((query) => ({ text: query, href: searchAddress(path, { query, page: 1 }) }))}
      />
      {categories.length > 0 && (
        <Pills
          id="search-categories"
          title={t('menu_main')}
          className={styles.category}
          pills={categories.map((category) => ({ text: category.title, href: category.path }))}
        />
      )}
    </div>
  );
}
