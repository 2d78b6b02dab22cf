/** The search panel: on its page, in its overlay, and on the server, where it answers without scripts. */
import { type ReactNode, useEffect, useRef } from 'react';
import { setPreferences } from '../../client/stores/preferences.ts';
import { usePreferences } from '../../client/stores/usePreferences.ts';
import { track } from '../../client/track.ts';
import { addressOf } from '../../search/hitAddress.ts';
import type { ContentType, Help } from '../../search/contract.ts';
import { shownSearches } from './recentSearches.ts';
import { SearchBox } from './SearchBox.tsx';
import type { SearchCopy } from './searchCopy.ts';
import { SearchFilters } from './SearchFilters.tsx';
import styles from './SearchPanel.module.css';
import { SearchRecent } from './SearchRecent.tsx';
import { SearchResults } from './SearchResults.tsx';
import { SearchStart } from './SearchStart.tsx';
import { type ShownAnswer, useSearch } from './useSearch.ts';

/** Props that are the same for every query in a language. */
export type PanelContent = {
  copy: SearchCopy;
  locale: string;
  dir: 'ltr' | 'rtl';
  /** Path of the search page, and path prefix of the language. */
  path: string;
  prefix: string;
  /** The types that exist in the language. */
  types: readonly ContentType[];
  examples: readonly string[];
  categories: readonly { id: string; title: string; path: string }[];
};

/** A query without an answer is sent when the panel mounts. */
export type SearchPanelProps = PanelContent &
  ShownAnswer & {
    /** Whether the visitor typed the query, in a field of the page below. */
    isTyped?: boolean;
    /** Renders the help card of a cry for help or an emergency. */
    helpCard: (help: Help) => ReactNode;
    /** Help lines in one small line, for when it is unclear whether they are needed. */
    helpInBrief: ReactNode;
  };

/** Renders the whole of search: the field, help in need, the hits, and the suggestions shown before the first query. */
export function SearchPanel({
  helpCard,
  helpInBrief,
  asked: question,
  answer: given,
  failed: why,
  isTyped = false,
  ...content
}: SearchPanelProps) {
  const { copy, locale, dir, path, prefix, types } = content;
  const initial = { asked: question, answer: given, failed: why };
  const panel = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const search = useSearch({ locale, path, types, initial, isTyped, panel, input });
  const { asked, answer, failed, status, linkTo } = search;
  const { recentSearches } = usePreferences();
  // A hit of an unknown type has no address, and is left out.
  const hits = (answer?.hits ?? []).flatMap((hit) => {
    const href = addressOf(hit, prefix);
    return href === undefined ? [] : [{ hit, href }];
  });
  const help = answer?.help ?? null;
  useEffect(() => {
    if (help) document.documentElement.dataset['helped'] = '';
  }, [help]);
  /** The hits did not arrive in time, so the help card is the whole answer. */
  const isHelpOnly = help !== null && hits.length === 0;
  const isFound = hits.length > 0 || isHelpOnly;
  return (
    <div
      ref={panel}
      lang={locale}
      dir={dir}
      className={styles.panel}
      data-search={failed ? 'error' : status === 'long' ? 'stalled' : status}
      data-answered={(answer || failed) && (isFound ? 'hits' : 'none')}
      // Lets the consent banner make room for the help card (Banner.module.css).
      data-helped={help !== null}
      data-query-id={answer?.queryId}
    >
      <SearchBox copy={copy} locale={locale} path={path} query={question?.query ?? ''} input={input} search={search} />
      {search.isReached && search.isEmpty && (
        <SearchRecent
          copy={copy}
          linkTo={linkTo}
          searches={recentSearches.slice(0, shownSearches)}
          onForget={() => {
            setPreferences({ recentSearches: [] });
            input.current?.focus();
          }}
        />
      )}
      {help && (
        <div className={styles.help} tabIndex={-1} data-focus-target>
          {helpCard(help)}
        </div>
      )}
      {answer && !isHelpOnly && (
        <SearchFilters
          copy={copy}
          types={types}
          facets={answer.facets}
          chosen={asked?.type}
          onChoose={(type, wanted) => {
            track('Search', wanted ? 'Filter' : 'Filter Off', type);
            search.narrow(wanted);
          }}
        />
      )}
      <SearchResults content={content} search={search} hits={hits} isHelpOnly={isHelpOnly} />
      {failed && <div className={styles.lines}>{helpInBrief}</div>}
      {!isFound && (
        <SearchStart copy={copy} linkTo={linkTo} examples={content.examples} categories={content.categories} />
      )}
    </div>
  );
}
