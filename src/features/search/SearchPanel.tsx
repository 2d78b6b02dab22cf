/** The search panel: on its page, in its overlay, and on the server, where it answers without scripts. */
import { type ReactNode, useEffect } from 'react';
import { setPreferences } from '../../client/stores/preferences.ts';
import { usePreferences } from '../../client/stores/usePreferences.ts';
import { track } from '../../client/track.ts';
import { addressOf } from '../../search/hitAddress.ts';
import type { ContentType } from '../../search/contract.ts';
import { shownSearches } from './recent.ts';
import { SearchBox } from './SearchBox.tsx';
import type { SearchCopy } from './searchCopy.ts';
import { SearchFilters } from './SearchFilters.tsx';
import styles from './SearchPanel.module.css';
import { SearchRecent } from './SearchRecent.tsx';
import { SearchResults } from './SearchResults.tsx';
import { SearchStart } from './SearchStart.tsx';
import { type Shown, useSearch } from './useSearch.ts';

/** What is the same for every question in a language. */
export type PanelContent = {
  copy: SearchCopy;
  locale: string;
  dir: 'ltr' | 'rtl';
  /** Address of the search page, and what the language's addresses begin with. */
  path: string;
  prefix: string;
  /** The types that the language has anything of. */
  types: readonly ContentType[];
  examples: readonly string[];
  categories: readonly { id: string; title: string; path: string }[];
};

/** A question without an answer is asked when the panel appears. */
export type SearchPanelProps = PanelContent &
  Shown & {
    /** Whether the reader has typed the question, in a box of the page below. */
    isTyped?: boolean;
    /** Help lines and pages for a crisis; the same numbers in one small line. */
    help: ReactNode;
    helpInBrief: ReactNode;
  };

/** Renders search as a whole: its box, what it found, help in a crisis, and what stands there before anything was asked. */
export function SearchPanel({
  help,
  helpInBrief,
  asked: question,
  answer: given,
  failed: why,
  isTyped = false,
  ...content
}: SearchPanelProps) {
  const { copy, locale, dir, path, prefix, types } = content;
  const initial = { asked: question, answer: given, failed: why };
  const search = useSearch({ locale, path, types, initial, isTyped });
  const { asked, answer, failed, status, linkTo } = search;
  const { recentSearches } = usePreferences();
  // A type that this site does not know has no address, and is left out.
  const hits = (answer?.hits ?? []).flatMap((hit) => {
    const href = addressOf(hit, prefix);
    return href === undefined ? [] : [{ hit, href }];
  });
  /** A question that may be a crisis question has the help lines above its answer, or in its place. */
  const hasHelp = answer?.isCrisis || (failed !== undefined && asked?.showAnyway === true);
  useEffect(() => {
    if (hasHelp) document.documentElement.dataset['helped'] = '';
  }, [hasHelp]);
  const isHelpOnly = answer?.isCrisis === true && !asked?.showAnyway;
  const isFound = hits.length > 0 || isHelpOnly;
  return (
    <div
      ref={search.panel}
      lang={locale}
      dir={dir}
      className={styles.panel}
      data-search={failed ? 'error' : status === 'long' ? 'stalled' : status}
      data-answered={(answer || failed) && (isFound ? 'hits' : 'none')}
      // The question about cookies keeps out of its way (Banner.module.css).
      data-crisis={hasHelp}
      data-query-id={answer?.queryId}
    >
      <SearchBox copy={copy} locale={locale} path={path} query={question?.query ?? ''} search={search} />
      {search.isReached && search.isEmpty && (
        <SearchRecent
          copy={copy}
          linkTo={linkTo}
          searches={recentSearches.slice(0, shownSearches)}
          onForget={() => {
            setPreferences({ recentSearches: [] });
            search.input.current?.focus();
          }}
        />
      )}
      {hasHelp && (
        <div className={styles.help} tabIndex={-1} data-focus-target={isHelpOnly || undefined}>
          {help}
          {isHelpOnly && asked && (
            <p>
              <a className={styles.anyway} {...linkTo({ ...asked, page: 1, showAnyway: true })}>
                {copy.search_anyway}
              </a>
            </p>
          )}
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
      {failed && !asked?.showAnyway && <div className={styles.lines}>{helpInBrief}</div>}
      {!isFound && (
        <SearchStart copy={copy} linkTo={linkTo} examples={content.examples} categories={content.categories} />
      )}
    </div>
  );
}
