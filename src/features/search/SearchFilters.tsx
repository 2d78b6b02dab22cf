import type { ContentType } from '../../content/searchRecords.ts';
import type { Translate } from '../../i18n/messages.ts';
import { formId } from './SearchBox.tsx';
import styles from './SearchFilters.module.css';

/** In the order of their filters; those of `contentTypes`, which a component may not import. */
const types = ['page', 'video', 'faq', 'podcast'] as const satisfies readonly ContentType[];

type SearchFiltersProps = { t: Translate };

/** A filter for each type, with how many hits it has. Each submits the form of the box, so that no script is needed. */
export function SearchFilters({ t }: SearchFiltersProps) {
  return (
    <div role="group" aria-label={t('search_types')} className={styles.filters} data-search="filters" hidden>
      {types.map((type) => (
        <button
          key={type}
          type="submit"
          form={formId}
          name="type"
          value={type}
          aria-pressed={false}
          className={styles.filter}
          data-type={type}
        >
          {t(`search_type_${type}`)} <span data-count>0</span>
        </button>
      ))}
    </div>
  );
}
