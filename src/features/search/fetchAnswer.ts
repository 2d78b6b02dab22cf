/** Queries the site's own server. */
import { searchAddress } from '../../search/address.ts';
import type { SearchQuery, SearchAnswer } from '../../search/contract.ts';

const noFacets = { page: 0, video: 0, faq: 0, podcast: 0 };

const isFacets = (value: unknown): value is SearchAnswer['facets'] =>
  typeof value === 'object' && value !== null && Object.values(value).every((count) => typeof count === 'number');

/**
 * Sends a query. If only the counts of the answer are missing or invalid, they become 0 and the hits are kept [#146].
 * @throws Error if the server does not respond, or with something else
 */
export async function fetchAnswer(locale: string, asked: SearchQuery, signal: AbortSignal): Promise<SearchAnswer> {
  const response = await fetch(`${searchAddress('/api/search', asked)}&locale=${locale}`, { signal });
  if (!response.ok) throw new Error(`Search answered ${response.status}`);
  const answer = (await response.json()) as Partial<SearchAnswer> | null;
  if (!Array.isArray(answer?.hits) || typeof answer.nbHits !== 'number')
    throw new Error('The search response has an unknown format');
  if (isFacets(answer.facets)) return answer as SearchAnswer;
  console.warn('The search response has no valid counts');
  return { ...(answer as SearchAnswer), facets: noFacets };
}
