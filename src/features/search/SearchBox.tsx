import { type RefObject, useEffect, useEffectEvent } from 'react';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { SearchForm } from '../../ui/SearchForm/SearchForm.tsx';
import styles from './SearchBox.module.css';
import type { SearchCopy } from './searchCopy.ts';
import type { Search } from './useSearch.ts';
import { useSuggestions } from './useSuggestions.ts';

/** Associates the filters, which are outside the form, with it. */
export const formId = 'search-form';

const listId = 'search-suggestions';

type SearchBoxProps = {
  copy: SearchCopy;
  locale: string;
  path: string;
  /** Initial text of the field. Later only the field knows its text. */
  query: string;
  input: RefObject<HTMLInputElement | null>;
  search: Pick<Search, 'isEmpty' | 'isReady' | 'reach' | 'noticeText' | 'ask' | 'reset'>;
};

/** Renders the search field and its suggestions (ARIA: combobox with list autocomplete). */
export function SearchBox({ copy, locale, path, query, input, search }: SearchBoxProps) {
  const { isReady } = search;
  const { options, chosen, ...list } = useSuggestions(locale, input, search.ask);
  const reach = () => {
    search.reach();
    list.prepare();
  };
  // Text typed before this code ran counts too.
  const takeEarly = useEffectEvent(() => {
    search.noticeText();
    if (document.activeElement !== input.current) return;
    reach();
    if (input.current?.value.trim() !== query) void list.suggest();
  });
  useEffect(() => {
    if (isReady) takeEarly();
  }, [isReady]);
  return (
    <div className={styles.head}>
      <div className={styles.column}>
        <SearchForm
          id={formId}
          action={path}
          label={copy.search_label}
          submitLabel={copy.search}
          placeholder={copy.search_placeholder}
          onSubmit={(event) => {
            event.preventDefault();
            list.close();
            search.ask(input.current?.value ?? '');
          }}
          input={{
            ref: input,
            // An input with `role="combobox"` may not have the type "search" (ARIA in HTML); `inputMode` still gives
            // phones a search key.
            type: 'text',
            role: 'searchbox',
            inputMode: 'search',
            enterKeyHint: 'search',
            defaultValue: query,
            onFocus: reach,
            onBlur: list.close,
            onKeyDown: list.onKeyDown,
            onInput() {
              search.noticeText();
              void list.suggest();
            },
            ...(isReady && {
              role: 'combobox',
              'aria-autocomplete': 'list',
              'aria-controls': listId,
              'aria-expanded': options.length > 0,
              'aria-activedescendant': options[chosen] && `${listId}-${chosen}`,
            }),
          }}
        >
          {isReady && !search.isEmpty && (
            <button type="button" className={styles.reset} aria-label={copy.search_reset} onClick={search.reset}>
              <Icon name="close" />
            </button>
          )}
        </SearchForm>
        <div className={styles.below}>
          <div
            id={listId}
            role="listbox"
            aria-label={copy.search_suggestions}
            className={styles.suggestions}
            hidden={options.length === 0}
          >
            {options.map((option, index) => (
              // The field keeps the focus and handles the keys.
              // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
              <div
                key={option}
                id={`${listId}-${index}`}
                role="option"
                aria-selected={index === chosen}
                ref={(element) => (index === chosen ? element?.scrollIntoView({ block: 'nearest' }) : undefined)}
                // Prevents blur, which would close the list before the click.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => list.pick(option)}
              >
                {option}
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
