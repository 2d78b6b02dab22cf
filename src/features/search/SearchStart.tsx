import { QueryLinks } from './QueryLinks.tsx';
import type { LinkTo } from './useSearch.ts';
import type { SearchCopy } from './searchCopy.ts';
import styles from './SearchStart.module.css';

type SearchStartProps = {
  copy: SearchCopy;
  linkTo: LinkTo;
  /** Example queries. */
  examples: readonly string[];
  /** Topics to read about instead of searching. */
  categories: readonly { id: string; title: string; path: string }[];
};

/** Renders what the panel shows before the first query: examples and topics. */
export function SearchStart({ copy, linkTo, examples, categories }: SearchStartProps) {
  return (
    <div className={styles.start}>
      <section aria-labelledby="search-examples">
        <h2 id="search-examples" className={styles.heading}>
          {copy.search_examples}
        </h2>
        <QueryLinks queries={examples} linkTo={linkTo} />
      </section>
      {categories.length > 0 && (
        <section aria-labelledby="search-categories">
          <h2 id="search-categories" className={styles.heading}>
            {copy.menu_main}
          </h2>
          <ul className={styles.pills} role="list">
            {categories.map(({ id, title, path }) => (
              <li key={id}>
                <a href={path} className={styles.category}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
