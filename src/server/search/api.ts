/** GET /api/search and POST /api/insights (decisions, part 4). What somebody asks is health data: it is never logged. */
import type { ServerResponse } from 'node:http';
import { answer, json, problem } from '../http/answer.ts';
import type { Call } from '../http/app.ts';
import { compressed } from '../http/coding.ts';
import { refuse } from '../http/limit.ts';
import { readBody, readEvents } from './events.ts';
import { readQuestion } from './question.ts';
import { longestSearchMs, replyTo } from './reply.ts';
import type { SearchService } from './service.ts';

/** Nobody between here and the reader keeps what was asked. */
const headers = { 'cache-control': 'no-store', vary: 'Accept-Encoding' };

const notAllowed = (call: Call, allow: string) =>
  answer(call.response, 405, { ...headers, allow }, problem(405, 'Method not allowed', `Only ${allow}.`));

const badRequest = (response: ServerResponse, title: string, detail: string) =>
  answer(response, 400, headers, problem(400, title, detail));

const unavailable = (response: ServerResponse, retryAfter: number, title: string, detail: string) =>
  answer(response, 503, { ...headers, 'retry-after': String(retryAfter) }, problem(503, title, detail));

/**
 * Returns the two addresses, for the server.
 * @param service answers questions; nothing until the indexes are loaded
 * @param timeoutMs how long a search may take
 */
export function searchRoutes(service: () => SearchService | undefined, timeoutMs = longestSearchMs) {
  async function search(call: Call): Promise<void> {
    const { request, response, query } = call;
    if (request.method !== 'GET' && request.method !== 'HEAD') return notAllowed(call, 'GET, HEAD');
    const question = readQuestion(query);
    if (typeof question === 'string') return badRequest(response, 'Bad search', question);
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
      return badRequest(response, 'Bad events', 'Send the events as application/json.');
    const body = await readBody(request);
    if (body === 'nobody waits') return;
    if (body === 'too large') {
      // The rest of the body is not read, so the connection can't serve another request.
      return answer(response, 413, { ...headers, connection: 'close' }, problem(413, 'Too large', 'At most 16 KiB.'));
    }
    const events = readEvents(body.text);
    if (!events)
      return badRequest(
        response,
        'Bad events',
        'Each event has type, objectIDs (1 to 20) and, after a search, queryId.',
      );
    answer(response, 204, headers);
    try {
      await service()?.send(events);
    } catch (error) {
      console.error(`Events were lost: ${error instanceof Error ? error.name : 'unknown error'}`);
    }
  }

  return { '/api/search': search, '/api/insights': insights };
}
