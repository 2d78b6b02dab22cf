import { shownPages } from '../../search/address.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import type { SearchCopy } from './searchCopy.ts';
import styles from './SearchPanel.module.css';
import type { Link } from './useSearch.ts';

type SearchPagesProps = { copy: SearchCopy; page: number; count: number; linkTo: (page: number) => Link };

/** Renders links to the other pages of hits. */
export function SearchPages({ copy, page, count, linkTo }: SearchPagesProps) {
  if (count < 2) return null;
  return (
    <nav aria-label={copy.search_pages} className={styles.pages}>
      {page > 1 && (
        <a className={styles.way} aria-label={copy.search_page_previous} {...linkTo(page - 1)}>
          <Icon name="back" directional />
        </a>
      )}
      <ol className={styles.numbers} role="list">
        {shownPages(page, count).map((number) => (
          <li key={number}>
            <a
              className={styles.number}
              aria-label={copy.search_page.replace('{page}', String(number))}
              aria-current={number === page ? 'page' : undefined}
              {...linkTo(number)}
            >
              {number}
            </a>
          </li>
        ))}
      </ol>
      {page < count && (
        <a className={styles.way} aria-label={copy.search_page_next} {...linkTo(page + 1)}>
          <Icon name="forward" directional />
        </a>
      )}
    </nav>
  );
}
