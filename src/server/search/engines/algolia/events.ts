/** Converts readers' events to Algolia's format. */
import type { InsightsEvents } from '@algolia/client-insights';
import type { InsightsEvent } from '../../../../search/contract.ts';
import { userToken } from './client.ts';

const names = { viewed: 'Hits Viewed', clicked: 'Hit Clicked', converted: 'Hit Converted' } as const;

/** Converts an event. A click is attributed to its query only if it has positions, which Algolia requires. */
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
