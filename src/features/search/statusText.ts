import { countText } from '../../i18n/countText.ts';
import type { SearchCopy } from './searchCopy.ts';
import type { SearchStatus, Shown } from './useSearch.ts';

/** So much of a question is repeated, in characters: enough to know it by. */
const repeated = 80;

function shortened(query: string): string {
  const letters = [...query];
  return letters.length > repeated ? `${letters.slice(0, repeated).join('')}…` : query;
}

/**
 * Returns what is said of a search, to be seen and heard.
 * @param hits how many of the answer's hits are shown
 */
export function statusText(
  copy: SearchCopy,
  locale: string,
  { asked, answer, failed }: Shown,
  status: SearchStatus,
  hits: number,
): string {
  if (status === 'stalled') return copy.search_loading;
  if (status === 'long') return copy.search_stalled;
  if (failed) return failed === 'error' ? copy.search_error : copy.search_too_long;
  if (!answer || !asked) return '';
  // A reader who hears the page hears of help first.
  if (answer.help) return answer.help.title;
  if (hits === 0) return copy.search_noResults.replace('{query}', () => shortened(asked.query));
  const page = answer.page > 1 ? ` · ${copy.search_page.replace('{page}', String(answer.page))}` : '';
  return countText(copy.search_count, answer.nbHits, locale) + page;
}
