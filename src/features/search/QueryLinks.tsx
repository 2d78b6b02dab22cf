import styles from './SearchStart.module.css';
import type { LinkTo } from './useSearch.ts';

/** Lists queries as links that search for them. */
export const QueryLinks = ({ queries, linkTo }: { queries: readonly string[]; linkTo: LinkTo }) => (
  <ul className={styles.pills} role="list">
    {queries.map((query) => (
      <li key={query}>
        <a className={styles.pill} {...linkTo({ query, page: 1 })}>
          {query}
        </a>
      </li>
    ))}
  </ul>
);
