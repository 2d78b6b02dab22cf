import { isPlainClick } from '../../client/click.ts';
import { hitsPerPage } from '../../search/address.ts';
import type { Hit, InsightsEvent } from '../../search/contract.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { reportHits as countHits } from './reportHits.ts';
import { type HitLink, Hits } from './Hits.tsx';
import { saveScroll } from './saveScroll.ts';
import { addressWithQuery } from './panelAddress.ts';
import { SearchPages } from './SearchPages.tsx';
import type { PanelContent } from './SearchPanel.tsx';
import styles from './SearchPanel.module.css';
import { statusText } from './statusText.ts';
import type { Search } from './useSearch.ts';

type SearchResultsProps = {
  content: Pick<PanelContent, 'copy' | 'locale'>;
  search: Pick<
    Search,
    'asked' | 'answer' | 'failed' | 'status' | 'isReady' | 'linkTo' | 'questionToKeep' | 'retry' | 'fail'
  >;
  hits: readonly HitLink[];
  /** Whether a help card replaces the hits. */
  isHelpOnly: boolean;
};

/** Renders what was found: the number of hits, the hits and the links to more; or why there are none. */
export function SearchResults({ content: { copy, locale }, search, hits, isHelpOnly }: SearchResultsProps) {
  const { asked, answer, failed, status, linkTo } = search;
  const count = (type: InsightsEvent['type'], hit: Hit, positions?: number[]) =>
    answer && countHits({ type, objectIDs: [hit.objectID], queryId: answer.queryId, positions }, search.fail);

  return (
    <div className={styles.results}>
      {/* With a help card, its heading has the focus instead. */}
      <p
        role="status"
        tabIndex={-1}
        className={answer?.help ? 'visually-hidden no-print' : styles.status}
        data-focus-target={!answer?.help || undefined}
      >
        {statusText(copy, locale, { asked, answer, failed }, status, hits.length)}
      </p>
      {answer?.isApproximate && hits.length > 0 && (
        <p>
          {copy.search_did_you_mean}{' '}
          {answer.suggestion && (
            <a className={styles.suggestion} {...linkTo({ query: answer.suggestion, page: 1 })}>
              {answer.suggestion}
            </a>
          )}
        </p>
      )}
      {answer && !isHelpOnly && hits.length === 0 && <p>{copy.search_no_results_help}</p>}
      {failed === 'error' && search.isReady && (
        <div>
          <Button variant="outline" onClick={search.retry}>
            {copy.search_retry}
          </Button>
        </div>
      )}
      {answer && hits.length > 0 && (
        <Hits
          copy={copy}
          hits={hits}
          hasTitlesOnly={answer.help?.numbers.includes('112') === true}
          onFollow={(hit, { currentTarget, nativeEvent }) => {
            const item = currentTarget.closest('li');
            if (!item || !isPlainClick(nativeEvent)) return;
            saveScroll(item, addressWithQuery(search.questionToKeep()));
            count('clicked', hit, [(answer.page - 1) * hitsPerPage + answer.hits.indexOf(hit) + 1]);
          }}
          onUnfold={(hit) => count('converted', hit)}
        />
      )}
      {answer && asked && (
        <SearchPages
          copy={copy}
          page={answer.page}
          count={answer.nbPages}
          linkTo={(page) => linkTo({ ...asked, page })}
        />
      )}
    </div>
  );
}
