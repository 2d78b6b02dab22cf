/** Asks the site's own server. */
import { searchAddress } from '../../../search/address.ts';
import type { Asked, SearchAnswer } from '../../../search/contract.ts';

const noFacets = { page: 0, video: 0, faq: 0, podcast: 0 };

const isFacets = (value: unknown): value is SearchAnswer['facets'] =>
  typeof value === 'object' && value !== null && Object.values(value).every((count) => typeof count === 'number');

/**
 * @returns the answer; where only its counts are missing or wrong, they are 0 and the hits are kept
 * @throws Error where the server does not answer, or answers something else
 */
export async function ask(locale: string, asked: Asked, signal: AbortSignal): Promise<SearchAnswer> {
  const response = await fetch(`${searchAddress('/api/search', asked)}&locale=${locale}`, { signal });
  if (!response.ok) throw new Error(`Search answered ${response.status}`);
  const answer = (await response.json()) as Partial<SearchAnswer> | null;
  if (!Array.isArray(answer?.hits) || typeof answer.nbHits !== 'number')
    throw new Error('Search answered something else');
  if (isFacets(answer.facets)) return answer as SearchAnswer;
  console.warn('Search counted nothing');
  return { ...(answer as SearchAnswer), facets: noFacets };
}
