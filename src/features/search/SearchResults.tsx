import type { Translate } from '../../i18n/messages.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { HitTemplates } from './HitTemplates.tsx';
import styles from './SearchResults.module.css';

type SearchResultsProps = { t: Translate; path: string };

/** What was found: how much, the hits, and ways to more of them. Filled in by src/search/show.ts. */
export function SearchResults({ t, path }: SearchResultsProps) {
  return (
    <div className={styles.results}>
      <p role="status" className={styles.status} data-search="status" />
      <p data-search="guess" hidden>
        {t('search_did_you_mean')}{' '}
        <a href={path} className={styles.suggestion} hidden>
          {t('search')}
        </a>
      </p>
      <p data-search="none" hidden>
        {t('search_no_results_help')}
      </p>
      <div data-search="retry" hidden>
        <Button data-search-retry look="outline">
          {t('search_retry')}
        </Button>
      </div>
      <ol className={styles.hits} role="list" data-search="hits" />
      <nav aria-label={t('search_pages')} className={styles.pages} data-search="pages" hidden>
        <a href={path} className={styles.way} aria-label={t('search_page_previous')} data-way="previous">
          <Icon name="back" directional />
        </a>
        <ol className={styles.numbers} role="list" />
        <a href={path} className={styles.way} aria-label={t('search_page_next')} data-way="next">
          <Icon name="forward" directional />
        </a>
        <template data-page-link>
          <li>
            <a href={path} className={styles.number}>
              {t('search_page', { page: 1 })}
            </a>
          </li>
        </template>
      </nav>
      <HitTemplates t={t} path={path} />
    </div>
  );
}
