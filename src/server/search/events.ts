/** What readers did with hits, as the insights address takes it. */
import type { IncomingMessage } from 'node:http';
import type { InsightsEvent } from '../../search/contract.ts';

/** The largest body, in bytes; beyond the second size it is not even read to its end. */
const largestBody = 16 * 1024;
const floodBody = 1024 * 1024;
/** How many hits one event may name. */
const mostObjects = 20;

/** Returns the body, or why there is none. */
export async function readBody(request: IncomingMessage): Promise<{ text: string } | 'too large' | 'nobody waits'> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      // A little too much is read to its end, so that the answer reaches the sender; a flood is cut.
      if (size > floodBody) break;
      if (size <= largestBody) chunks.push(chunk);
    }
  } catch {
    // The client is gone.
    return 'nobody waits';
  }
  return size > largestBody ? 'too large' : { text: Buffer.concat(chunks).toString('utf8') };
}

const eventTypes = ['viewed', 'clicked', 'converted'];
const isId = (value: unknown): boolean => typeof value === 'string' && /^[\w-]{1,100}$/.test(value);

function isEvent(event: unknown): boolean {
  const { type, objectIDs, queryId, positions } = (event ?? {}) as Record<string, unknown>;
  if (typeof type !== 'string' || !eventTypes.includes(type)) return false;
  if (queryId !== undefined && !isId(queryId)) return false;
  if (!Array.isArray(objectIDs) || objectIDs.length === 0 || objectIDs.length > mostObjects) return false;
  if (!objectIDs.every(isId)) return false;
  if (positions === undefined) return true;
  return (
    Array.isArray(positions) &&
    positions.length === objectIDs.length &&
    positions.every((place) => Number.isInteger(place) && place > 0)
  );
}

/** Returns whether a body holds events as the specification has them. */
export function areEvents(body: unknown): body is { events: InsightsEvent[] } {
  const events = (body as { events?: unknown } | null)?.events;
  return Array.isArray(events) && events.length > 0 && events.every(isEvent);
}

/** Returns the events of a body; nothing where it holds something else. */
export function readEvents(text: string): InsightsEvent[] | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return areEvents(body) ? body.events : undefined;
  } catch {
    return undefined;
  }
}
