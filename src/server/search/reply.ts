/** What the search address and the search pages share: an answer in time, or why there is none. */
import type { SearchAnswer } from '../../search/contract.ts';
import type { Call } from '../http/app.ts';
import { ClientGone, withDeadline } from '../http/deadline.ts';
import { paidBy, type Payer } from '../http/limit.ts';
import { codeOf } from './engines/postgres/errors.ts';
import { NotReady, TooManyRequests } from './errors.ts';
import type { SearchQuestion } from './question.ts';
import type { Asker, SearchService } from './service.ts';

/** How long a search may take, its waiting included, in ms: far beyond what any takes, and short of what a reader waits. */
export const longestSearchMs = 5000;

/** The same failure is logged once in so many ms, however many requests meet it. */
const logEveryMs = 1000;
const loggedAt = new Map<string, number>();

/** Logs a failure. The error of an engine may hold the question; its code or name does not. */
function log(error: unknown): void {
  const [code, now] = [codeOf(error), performance.now()];
  if (now - (loggedAt.get(code) ?? Number.NEGATIVE_INFINITY) < logEveryMs) return;
  loggedAt.set(code, now);
  console.error(`Search failed: ${code}`);
}

export type Trouble = 'starting' | 'failed' | 'too often' | 'nobody waits';

type SearchCall = Pick<Call, 'response' | 'payer'>;

/**
 * Returns what the work gives, or why there is nothing. A failure is logged without the question.
 * @param timeoutMs how long it may wait and work
 */
export async function inTime<Result extends object>(
  { response, payer }: SearchCall,
  timeoutMs: number,
  work: (asker: Asker) => Promise<Result>,
): Promise<Result | Trouble> {
  try {
    return await withDeadline(response, timeoutMs, (signal) => work({ signal, payer }));
  } catch (error) {
    if (error instanceof ClientGone) return 'nobody waits';
    if (error instanceof NotReady) return 'starting';
    if (error instanceof TooManyRequests) return 'too often';
    log(error);
    return 'failed';
  }
}

/**
 * Returns the answer to a crisis question, at once and whatever the engine does; nothing to other questions.
 * @param payer of the time that it takes to tell
 */
export const crisisAnswerTo = (
  question: SearchQuestion,
  service: SearchService,
  payer: Payer | undefined,
): SearchAnswer | undefined => (question.showAnyway ? undefined : paidBy(payer, () => service.crisisAnswer(question)));

/**
 * Returns the answer, or why there is none.
 * @param service nothing until the indexes are loaded
 */
export async function replyTo(
  question: SearchQuestion,
  call: SearchCall,
  service: SearchService | undefined,
  timeoutMs: number,
): Promise<SearchAnswer | Trouble> {
  if (!service) return 'starting';
  return (
    crisisAnswerTo(question, service, call.payer) ?? inTime(call, timeoutMs, (asker) => service.answer(question, asker))
  );
}
