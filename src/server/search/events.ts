/** Parses and validates the events that the browser posts to /api/insights. */
import type { IncomingMessage } from 'node:http';
import type { InsightsEvent } from '../../search/contract.ts';

/** Size limits in bytes: a larger body than the first is refused, and reading stops at the second. */
const maxBodyBytes = 16 * 1024;
const floodBody = 1024 * 1024;
const maxObjects = 20;

/** Reads the request body, or returns the reason why it can't be used. */
export async function readBody(request: IncomingMessage): Promise<{ text: string } | 'too large' | 'aborted'> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      // Drain a slightly oversized body so that the client gets the 413, but cut off a flood.
      if (size > floodBody) break;
      if (size <= maxBodyBytes) chunks.push(chunk);
    }
  } catch {
    // The client disconnected.
    return 'aborted';
  }
  return size > maxBodyBytes ? 'too large' : { text: Buffer.concat(chunks).toString('utf8') };
}

const eventTypes = ['viewed', 'clicked', 'converted'];
const isId = (value: unknown): boolean => typeof value === 'string' && /^[\w-]{1,100}$/.test(value);

function isEvent(event: unknown): boolean {
  const { type, objectIDs, queryId, positions } = (event ?? {}) as Record<string, unknown>;
  if (typeof type !== 'string' || !eventTypes.includes(type)) return false;
  if (queryId !== undefined && !isId(queryId)) return false;
  if (!Array.isArray(objectIDs) || objectIDs.length === 0 || objectIDs.length > maxObjects) return false;
  if (!objectIDs.every(isId)) return false;
  if (positions === undefined) return true;
  return (
    Array.isArray(positions) &&
    positions.length === objectIDs.length &&
    positions.every((place) => Number.isInteger(place) && place > 0)
  );
}

/** Returns whether a parsed body is a non-empty list of valid events [#152]. */
export function areEvents(body: unknown): body is { events: InsightsEvent[] } {
  const events = (body as { events?: unknown } | null)?.events;
  return Array.isArray(events) && events.length > 0 && events.every(isEvent);
}

/** Parses a body into events, or returns `undefined` if it is invalid. */
export function readEvents(text: string): InsightsEvent[] | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return areEvents(body) ? body.events : undefined;
  } catch {
    return undefined;
  }
}
