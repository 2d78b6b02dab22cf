import type { Translate } from '../../i18n/messages.ts';
import { Button } from '../../ui/Button/Button.tsx';
import styles from './SearchStart.module.css';

type SearchRecentProps = { t: Translate; path: string };

/** The reader's own latest searches, which a script puts in while the box is empty, and a way to forget them. */
export function SearchRecent({ t, path }: SearchRecentProps) {
  return (
    <section aria-labelledby="search-recent" className={styles.recent} data-search="recent" hidden>
      <h2 id="search-recent" className={styles.heading}>
        {t('search_recent')}
      </h2>
      <ul className={styles.pills} role="list" />
      <Button look="outline" data-search-forget>
        {t('search_recent_clear')}
      </Button>
      <template data-recent>
        <li>
          <a href={path} className={styles.pill}>
            {t('search')}
          </a>
        </li>
      </template>
    </section>
  );
}
