import type { ContentType, SearchAnswer } from '../../search/contract.ts';
import { formId } from './SearchBox.tsx';
import type { SearchCopy } from './searchCopy.ts';
import styles from './SearchFilters.module.css';

type SearchFiltersProps = {
  copy: SearchCopy;
  /** The types that exist in the language, in order. No filters are shown for a single type. */
  types: readonly ContentType[];
  facets: SearchAnswer['facets'];
  chosen?: ContentType | undefined;
  /** Called with a button's type and the new filter: `undefined` if the type was already chosen. */
  onChoose: (type: ContentType, wanted: ContentType | undefined) => void;
};

/** Renders a filter for each type with its number of hits. Each submits the form, so that no script is needed. */
export function SearchFilters({ copy, types, facets, chosen, onChoose }: SearchFiltersProps) {
  if (types.length < 2) return null;
  return (
    <div role="group" aria-label={copy.search_types} className={styles.filters}>
      {types.map((type) => {
        const isChosen = type === chosen;
        return (
          <button
            key={type}
            type="submit"
            form={formId}
            name="type"
            value={isChosen ? '' : type}
            aria-pressed={isChosen}
            disabled={!facets[type] && !isChosen}
            className={styles.filter}
            onClick={(event) => {
              event.preventDefault();
              onChoose(type, isChosen ? undefined : type);
            }}
          >
            {copy[`search_type_${type}`]} {facets[type]}
          </button>
        );
      })}
    </div>
  );
}
