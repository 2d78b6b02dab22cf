import { countText } from '../../i18n/countText.ts';
import type { SearchCopy } from './searchCopy.ts';
import type { SearchStatus, ShownAnswer } from './useSearch.ts';

/** Maximum length of a repeated query, in characters: enough to recognise it. */
const repeated = 80;

function shortened(query: string): string {
  const letters = [...query];
  return letters.length > repeated ? `${letters.slice(0, repeated).join('')}…` : query;
}

/**
 * Returns the status of a search, shown and announced.
 * @param hits number of hits that are shown
 */
export function statusText(
  copy: SearchCopy,
  locale: string,
  { asked, answer, failed }: ShownAnswer,
  status: SearchStatus,
  hits: number,
): string {
  if (status === 'stalled') return copy.search_loading;
  if (status === 'long') return copy.search_stalled;
  if (failed) return failed === 'error' ? copy.search_error : copy.search_too_long;
  if (!answer || !asked) return '';
  // Screen readers should announce help first.
  if (answer.help) return answer.help.title;
  if (hits === 0) return copy.search_noResults.replace('{query}', () => shortened(asked.query));
  const page = answer.page > 1 ? ` · ${copy.search_page.replace('{page}', String(answer.page))}` : '';
  return countText(copy.search_count, answer.nbHits, locale) + page;
}
