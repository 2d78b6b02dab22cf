/** GET /api/search [#138, #139] and POST /api/insights [#152]. Queries are health data: never log them. */
import type { ServerResponse } from 'node:http';
import { answer, json, problem } from '../http/answer.ts';
import type { Call } from '../http/app.ts';
import { compressed } from '../http/coding.ts';
import { refuse } from '../http/limit.ts';
import { readBody, readEvents } from './events.ts';
import { readQuestion } from './question.ts';
import { searchTimeoutMs, replyTo } from './reply.ts';
import type { SearchService } from './service.ts';

/** Keeps proxies and browsers from storing the query. */
const headers = { 'cache-control': 'no-store', vary: 'Accept-Encoding' };

const notAllowed = (call: Call, allow: string) =>
  answer(call.response, 405, { ...headers, allow }, problem(405, 'Method not allowed', `Only ${allow}.`));

const badRequest = (response: ServerResponse, title: string, detail: string) =>
  answer(response, 400, headers, problem(400, title, detail));

const unavailable = (response: ServerResponse, retryAfter: number, title: string, detail: string) =>
  answer(response, 503, { ...headers, 'retry-after': String(retryAfter) }, problem(503, title, detail));

/**
 * Returns the search and insights routes.
 * @param service returns `undefined` until the indexes are loaded
 */
export function searchRoutes(service: () => SearchService | undefined, timeoutMs = searchTimeoutMs) {
  async function search(call: Call): Promise<void> {
    const { request, response, query } = call;
    if (request.method !== 'GET' && request.method !== 'HEAD') return notAllowed(call, 'GET, HEAD');
    const question = readQuestion(query);
    if (typeof question === 'string') return badRequest(response, 'Bad search', question);
    const reply = await replyTo(question, call, service(), timeoutMs);
    if (reply === 'aborted') return;
    if (reply === 'rate-limited') return refuse(call, call.account?.owedSeconds() ?? 0);
    if (reply === 'starting') return unavailable(response, 1, 'Not ready', 'Search is starting.');
    if (reply === 'failed') return unavailable(response, 5, 'Search failed', 'Try again in a little while.');
    answer(response, 200, headers, compressed(json(reply), request.headers['accept-encoding']));
  }

  /** Passes events to the engine. They are lost if it fails: the client has already had its 204 and does not retry. */
  async function insights(call: Call): Promise<void> {
    const { request, response } = call;
    if (request.method !== 'POST') return notAllowed(call, 'POST');
    if (!/^application\/json\b/.test(request.headers['content-type'] ?? ''))
      return badRequest(response, 'Bad events', 'Send the events as application/json.');
    const body = await readBody(request);
    if (body === 'aborted') return;
    if (body === 'too large') {
      // The rest of the body may be unread, so the connection can't be reused.
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
