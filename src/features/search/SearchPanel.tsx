/** The search panel: on its page, in its overlay, and on the server, where it answers without scripts. */
import { type ReactNode, useEffect, useRef } from 'react';
import { setPreferences } from '../../client/stores/preferences.ts';
import { usePreferences } from '../../client/stores/usePreferences.ts';
import { track } from '../../client/track.ts';
import { addressOf } from '../../search/hitAddress.ts';
import type { ContentType, Help } from '../../search/contract.ts';
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
    /** Renders the card of a cry for help or an emergency. */
    helpCard: (help: Help) => ReactNode;
    /** Help lines in one small line, where nobody knows whether they are needed. */
    helpInBrief: ReactNode;
  };

/** Renders search as a whole: its box, help in need, what it found, and what stands there before anything was asked. */
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
  // A type that this site does not know has no address, and is left out.
  const hits = (answer?.hits ?? []).flatMap((hit) => {
    const href = addressOf(hit, prefix);
    return href === undefined ? [] : [{ hit, href }];
  });
  const help = answer?.help ?? null;
  useEffect(() => {
    if (help) document.documentElement.dataset['helped'] = '';
  }, [help]);
  /** The hits could not be had in time: the card is the answer. */
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
      // The question about cookies keeps out of its way (Banner.module.css).
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
