/** GET /api/search and POST /api/insights (decisions, part 4). What somebody asks is health data: it is never logged. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isLanguageCode } from '../../i18n/languages.ts';
import { contentTypes, type ContentType, type InsightsEvent } from '../../search/contract.ts';
import { answer, json, problem } from '../http/answer.ts';
import type { Call } from '../http/app.ts';
import { compressed } from '../http/coding.ts';
import { refuse } from '../http/limit.ts';
import type { Query } from '../http/query.ts';
import { longestSearchMs, replyTo } from './reply.ts';
import { longestQuery, type SearchQuestion, type SearchService } from './service.ts';

/** Pages beyond this hold nothing; a larger number is a mistake or a probe. */
const mostPages = 1000;
/** Insights: the largest body, in bytes, and how many things one event may name. */
const largestBody = 16 * 1024;
const floodBody = 1024 * 1024;
const mostObjects = 20;

const isContentType = (value: unknown): value is ContentType => contentTypes.some((type) => type === value);

/** @returns the question, or what is wrong with it */
export function readQuestion({ locale, q = '', type, page = '1', anyway }: Query): SearchQuestion | string {
  if (typeof locale !== 'string' || !isLanguageCode(locale)) return 'Give the parameter locale, as in locale=sv.';
  if (typeof q !== 'string') return 'Give the parameter q once.';
  if ([...q].length > longestQuery) return `The parameter q has at most ${longestQuery} characters.`;
  if (type !== undefined && type !== '' && !isContentType(type))
    return `The parameter type is one of ${contentTypes.join(', ')}.`;
  const number = typeof page === 'string' && /^\d{1,4}$/.test(page) ? Number(page) : 0;
  if (number < 1 || number > mostPages) return `The parameter page is a number from 1 to ${mostPages}.`;
  // A lone half of a pair can't be written as UTF-8; it stands for nothing anyway.
  return {
    locale,
    query: q.toWellFormed(),
    contentType: isContentType(type) ? type : undefined,
    page: number,
    showAnyway: anyway === '1',
  };
}

/** @returns the body, or why there is none */
async function readBody(request: IncomingMessage): Promise<{ text: string } | 'too large' | 'nobody waits'> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      // A little too much is read to its end, so that the answer reaches who sent it; a flood is cut.
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

/** @returns whether a body holds events as the specification has them */
export function areEvents(body: unknown): body is { events: InsightsEvent[] } {
  const events = (body as { events?: unknown } | null)?.events;
  return (
    Array.isArray(events) &&
    events.length > 0 &&
    events.every((event: unknown) => {
      const { type, objectIDs, queryId, positions } = (event ?? {}) as Record<string, unknown>;
      return (
        typeof type === 'string' &&
        eventTypes.includes(type) &&
        (queryId === undefined || (typeof queryId === 'string' && /^[\w-]{1,100}$/.test(queryId))) &&
        Array.isArray(objectIDs) &&
        objectIDs.length > 0 &&
        objectIDs.length <= mostObjects &&
        objectIDs.every((id) => typeof id === 'string' && /^[\w-]{1,100}$/.test(id)) &&
        (positions === undefined ||
          (Array.isArray(positions) &&
            positions.length === objectIDs.length &&
            positions.every((place) => Number.isInteger(place) && place > 0)))
      );
    })
  );
}

/** Nobody between here and the reader keeps what was asked. */
const headers = { 'cache-control': 'no-store', vary: 'Accept-Encoding' };

const notAllowed = (call: Call, allow: string) =>
  answer(call.response, 405, { ...headers, allow }, problem(405, 'Method not allowed', `Only ${allow}.`));

const unavailable = (response: ServerResponse, retryAfter: number, title: string, detail: string) =>
  answer(response, 503, { ...headers, 'retry-after': String(retryAfter) }, problem(503, title, detail));

/**
 * @param service answers questions; nothing until the indexes are loaded
 * @param timeoutMs how long a search may take
 * @returns the two addresses, for the server
 */
export function searchRoutes(service: () => SearchService | undefined, timeoutMs = longestSearchMs) {
  async function search(call: Call): Promise<void> {
    const { request, response, query } = call;
    if (request.method !== 'GET' && request.method !== 'HEAD') return notAllowed(call, 'GET, HEAD');
    const question = readQuestion(query);
    if (typeof question === 'string') return answer(response, 400, headers, problem(400, 'Bad search', question));
    const reply = await replyTo(question, call, service(), timeoutMs);
    if (reply === 'nobody waits') return;
    if (reply === 'too often') return refuse(call, call.payer?.debt() ?? 0);
    if (reply === 'starting') return unavailable(response, 1, 'Not ready', 'Search is starting.');
    if (reply === 'failed') return unavailable(response, 5, 'Search failed', 'Try again in a little while.');
    answer(response, 200, headers, compressed(json(reply), request.headers['accept-encoding']));
  }

  /** Hands events to the engine. They are lost where it fails: nobody waits for counting, and nobody sends it twice. */
  async function insights(call: Call): Promise<void> {
    const { request, response } = call;
    if (request.method !== 'POST') return notAllowed(call, 'POST');
    if (!/^application\/json\b/.test(request.headers['content-type'] ?? ''))
      return answer(response, 400, headers, problem(400, 'Bad events', 'Send the events as application/json.'));
    const body = await readBody(request);
    if (body === 'nobody waits') return;
    if (body === 'too large') {
      // The rest of the body is not read, so the connection can't serve another request.
      return answer(response, 413, { ...headers, connection: 'close' }, problem(413, 'Too large', 'At most 16 KiB.'));
    }
    let events: unknown;
    try {
      events = JSON.parse(body.text);
    } catch {
      events = undefined;
    }
    if (!areEvents(events))
      return answer(
        response,
        400,
        headers,
        problem(400, 'Bad events', 'Each event has type, objectIDs (1 to 20) and, after a search, queryId.'),
      );
    answer(response, 204, headers);
    try {
      await service()?.send(events.events);
    } catch (error) {
      console.error(`Events were lost: ${error instanceof Error ? error.name : 'unknown error'}`);
    }
  }

  return { '/api/search': search, '/api/insights': insights };
}
