/** Tells the site's own server which hits were of use. Loaded only once the reader has consented to being counted. */

import type { InsightsEvent } from '../../search/contract.ts';

/** Most hits that one event names (specification, section 7). */
const chunkSize = 20;

/** Splits an event into events of at most 20 hits each. */
export function inChunks(event: InsightsEvent): InsightsEvent[] {
  const { objectIDs } = event;
  return Array.from({ length: Math.ceil(objectIDs.length / chunkSize) }, (_, at) => ({
    ...event,
    objectIDs: objectIDs.slice(at * chunkSize, (at + 1) * chunkSize),
  }));
}

/**
 * Sends what happened to which hits.
 * @throws Error where the server can't be reached or refuses
 */
export async function sendInsights(event: InsightsEvent): Promise<void> {
  if (event.objectIDs.length === 0) return;
  const response = await fetch('/api/insights', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ events: inChunks(event) }),
    // A click leads away: the request outlives the page.
    keepalive: true,
  });
  if (!response.ok) throw new Error(`Insights answered ${response.status}`);
}
