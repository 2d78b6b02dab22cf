/** What the search's address and its pages have in common: an answer in time, or why there is none. */
import type { ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { ClientGone, withDeadline } from '../http/deadline.ts';
import { codeOf } from './postgresErrors.ts';
import type { SearchAnswer, SearchQuestion, SearchService } from './service.ts';

/** How long a search may take, in ms: far beyond what any takes, and short of what a reader waits. */
export const longestSearchMs = 5000;

/**
 * The embedded engine works in one go. One search begins in each round of the event loop, so that pages and health
 * are answered between two of them, however many come at once.
 */
let lastTurn: Promise<void> = Promise.resolve();
const turn = (): Promise<void> => (lastTurn = lastTurn.then(() => setImmediate()));

export type Reply = SearchAnswer | 'starting' | 'failed' | 'nobody waits';

/**
 * @param service nothing until the indexes are loaded
 * @param timeoutMs how long it may wait, and how long it may take
 * @returns the answer, or why there is none; a failure is logged without the question, and a cry for help that came
 *   too late is answered with the help lines all the same
 */
export async function replyTo(
  question: SearchQuestion,
  response: ServerResponse,
  service: SearchService | undefined,
  timeoutMs: number,
): Promise<Reply> {
  if (!service) return 'starting';
  const came = performance.now();
  try {
    await turn();
    if (response.destroyed) return 'nobody waits';
    // In a flood, whoever has waited so long has gone, or tries again.
    if (performance.now() - came > timeoutMs) return service.answerInNeed(question) ?? 'failed';
    return await withDeadline(response, timeoutMs, (signal) => service.answer(question, signal));
  } catch (error) {
    if (error instanceof ClientGone) return 'nobody waits';
    // The error of an engine may hold the question; its code or name does not.
    console.error(`Search failed: ${codeOf(error)}`);
    return 'failed';
  }
}
