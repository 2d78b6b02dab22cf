import type { ContentType } from '../../search/contract.ts';
import type { Translate } from '../../i18n/messages.ts';
import { formId } from './SearchBox.tsx';
import styles from './SearchFilters.module.css';

type SearchFiltersProps = {
  t: Translate;
  /** The types that the language has anything of, in their order. One alone leaves nothing to choose. */
  types: readonly ContentType[];
};

/** A filter for each type, with how many hits it has. Each submits the form of the box, so that no script is needed. */
export function SearchFilters({ t, types }: SearchFiltersProps) {
  const offered = types.length > 1 ? types : [];
  return (
    <div role="group" aria-label={t('search_types')} className={styles.filters} data-search="filters" hidden>
      {offered.map((type) => (
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
