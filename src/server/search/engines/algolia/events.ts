/** What readers did, as Algolia takes it. */
import type { InsightsEvents } from '@algolia/client-insights';
import type { InsightsEvent } from '../../../../search/contract.ts';
import { userToken } from './client.ts';

const names = { viewed: 'Hits Viewed', clicked: 'Hit Clicked', converted: 'Hit Converted' } as const;

/** Returns an event for an index; a click counts for its question where its place is told. */
export function eventOf(
  { type, objectIDs, queryId, positions }: InsightsEvent,
  index: string,
): InsightsEvents['events'][number] {
  const common = { eventName: names[type], index, userToken, objectIDs };
  if (type === 'viewed') return { ...common, eventType: 'view' };
  if (type === 'converted')
    return { ...common, eventType: 'conversion', ...(queryId !== undefined && { queryID: queryId }) };
  return queryId !== undefined && positions
    ? { ...common, eventType: 'click', queryID: queryId, positions }
    : { ...common, eventType: 'click' };
}
