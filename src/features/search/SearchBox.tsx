import type { Translate } from '../../i18n/messages.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { SearchForm } from '../../ui/SearchForm/SearchForm.tsx';
import styles from './SearchBox.module.css';

/** By it the filters, which stand below, belong to the form. */
export const formId = 'search-form';

type SearchBoxProps = { t: Translate; path: string };

/** The box and what it suggests. */
export function SearchBox({ t, path }: SearchBoxProps) {
  return (
    <div className={styles.head}>
      <div className={styles.column}>
        <SearchForm
          id={formId}
          action={path}
          label={t('search_label')}
          submitLabel={t('search')}
          placeholder={t('search_placeholder')}
        >
          <button type="button" className={styles.reset} aria-label={t('search_reset')} data-search="reset" hidden>
            <Icon name="close" />
          </button>
        </SearchForm>
        <div className={styles.below}>
          <div
            id="search-suggestions"
            role="listbox"
            aria-label={t('search_suggestions')}
            className={styles.suggestions}
            data-search="suggestions"
            hidden
          />
        </div>
      </div>
    </div>
  );
}
