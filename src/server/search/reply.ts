/** Shared by the search API and the search pages: an answer within the deadline, or the reason why there is none. */
import type { SearchAnswer } from '../../search/contract.ts';
import type { Call } from '../http/app.ts';
import { ClientGone, withDeadline } from '../http/deadline.ts';
import { paidBy } from '../http/limit.ts';
import { codeOf } from './engines/postgres/errors.ts';
import { NotReady, TooManyRequests } from './errors.ts';
import type { SearchQuestion } from './question.ts';
import type { Asker, SearchService } from './service.ts';

/** Deadline of a search in ms, queueing included: far above any real search, below what a reader will wait. */
export const longestSearchMs = 5000;

/** Rate limit of the log: each error code at most once per this many ms. */
const logEveryMs = 1000;
const loggedAt = new Map<string, number>();

/** Logs a failure by its code or name only: the message of an engine's error may contain the query. */
function log(error: unknown): void {
  const [code, now] = [codeOf(error), performance.now()];
  if (now - (loggedAt.get(code) ?? Number.NEGATIVE_INFINITY) < logEveryMs) return;
  loggedAt.set(code, now);
  console.error(`Search failed: ${code}`);
}

export type Trouble = 'starting' | 'failed' | 'too often' | 'nobody waits';

type SearchCall = Pick<Call, 'response' | 'payer'>;

/**
 * Runs `work` within the deadline, and maps errors to a `Trouble`.
 * @param timeoutMs queueing included
 */
async function inTime<Result extends object>(
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

/** Shorter deadline, in ms, if there is a help card: the card matters more than the hits below it. */
const helpWaitsMs = 2500;

/**
 * Runs `work` within the deadline. If a help card matches the query, the answer has the card even if the search fails
 * [#276].
 * @param work searches, and builds the answer from the hits and the card
 * @param helped builds the answer from the card alone, if the search fails
 */
export async function withHelp<Result extends object>(
  question: SearchQuestion,
  call: SearchCall,
  service: SearchService,
  timeoutMs: number,
  work: (asker: Asker, help: SearchAnswer['help']) => Promise<Result>,
  helped: (answer: SearchAnswer) => Promise<Result> | Result,
): Promise<Result | Trouble> {
  const answer = paidBy(call.payer, () => service.helpAnswer(question));
  const result = await inTime(call, answer ? Math.min(timeoutMs, helpWaitsMs) : timeoutMs, (asker) =>
    work(asker, answer?.help ?? null),
  );
  return answer && typeof result === 'string' && result !== 'nobody waits' ? helped(answer) : result;
}

/**
 * Resolves to the API's answer, or to the reason why there is none.
 * @param service `undefined` until the indexes are loaded
 */
export async function replyTo(
  question: SearchQuestion,
  call: SearchCall,
  service: SearchService | undefined,
  timeoutMs: number,
): Promise<SearchAnswer | Trouble> {
  if (!service) return 'starting';
  const find = async (asker: Asker, help: SearchAnswer['help']) => ({
    ...(await service.answer(question, asker)),
    help,
  });
  return withHelp(question, call, service, timeoutMs, find, (answer) => answer);
}
