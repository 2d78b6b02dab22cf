import { Button } from '../../ui/Button/Button.tsx';
import { QueryLinks } from './QueryLinks.tsx';
import type { SearchCopy } from './searchCopy.ts';
import styles from './SearchStart.module.css';
import type { LinkTo } from './useSearch.ts';

type SearchRecentProps = { copy: SearchCopy; linkTo: LinkTo; searches: readonly string[]; onForget: () => void };

/** Lists the visitor's latest searches, with a button to delete them. */
export function SearchRecent({ copy, linkTo, searches, onForget }: SearchRecentProps) {
  if (searches.length === 0) return null;
  return (
    <section aria-labelledby="search-recent" className={styles.recent}>
      <h2 id="search-recent" className={styles.heading}>
        {copy.search_recent}
      </h2>
      <QueryLinks queries={searches} linkTo={linkTo} />
      <Button variant="outline" onClick={onForget}>
        {copy.search_recent_clear}
      </Button>
    </section>
  );
}
