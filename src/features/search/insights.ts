/** Reports the use of hits to the site's own server. Loaded only after the visitor has consented to analytics. */

import type { InsightsEvent } from '../../search/contract.ts';

/** Maximum number of hits of one event [#152]. */
const chunkSize = 20;

export function splitEvent(event: InsightsEvent): InsightsEvent[] {
  const { objectIDs } = event;
  return Array.from({ length: Math.ceil(objectIDs.length / chunkSize) }, (_, at) => ({
    ...event,
    objectIDs: objectIDs.slice(at * chunkSize, (at + 1) * chunkSize),
  }));
}

/**
 * Sends an event in chunks.
 * @throws Error if the server can't be reached or refuses
 */
export async function sendInsights(event: InsightsEvent): Promise<void> {
  if (event.objectIDs.length === 0) return;
  const response = await fetch('/api/insights', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ events: splitEvent(event) }),
    // A click leaves the page; the request must outlive it.
    keepalive: true,
  });
  if (!response.ok) throw new Error(`Insights answered ${response.status}`);
}
