/** Shared by the search API and the search pages: an answer within the deadline, or the reason why there is none. */
import type { SearchAnswer } from '../../search/contract.ts';
import type { Call } from '../http/app.ts';
import { ClientGone, withDeadline } from '../http/deadline.ts';
import { chargedTo } from '../http/limit.ts';
import { codeOf } from './engines/postgres/errors.ts';
import { NotReady, TooManyRequests } from './errors.ts';
import type { SearchQuestion } from './question.ts';
import type { Requester, SearchService } from './service.ts';

/** Deadline of a search in ms, queueing included: far above any real search, below what a reader will wait. */
export const searchTimeoutMs = 5000;

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

export type Trouble = 'starting' | 'failed' | 'rate-limited' | 'aborted';

type SearchCall = Pick<Call, 'response' | 'account'>;

/**
 * Runs `work` within the deadline, and maps errors to a `Trouble`.
 * @param timeoutMs queueing included
 */
async function runWithDeadline<Result extends object>(
  { response, account }: SearchCall,
  timeoutMs: number,
  work: (requester: Requester) => Promise<Result>,
): Promise<Result | Trouble> {
  try {
    return await withDeadline(response, timeoutMs, (signal) => work({ signal, account }));
  } catch (error) {
    if (error instanceof ClientGone) return 'aborted';
    if (error instanceof NotReady) return 'starting';
    if (error instanceof TooManyRequests) return 'rate-limited';
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
  work: (requester: Requester, help: SearchAnswer['help']) => Promise<Result>,
  helped: (answer: SearchAnswer) => Promise<Result> | Result,
): Promise<Result | Trouble> {
  const answer = chargedTo(call.account, () => service.helpAnswer(question));
  const result = await runWithDeadline(call, answer ? Math.min(timeoutMs, helpWaitsMs) : timeoutMs, (requester) =>
    work(requester, answer?.help ?? null),
  );
  return answer && typeof result === 'string' && result !== 'aborted' ? helped(answer) : result;
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
  const find = async (requester: Requester, help: SearchAnswer['help']) => ({
    ...(await service.answer(question, requester)),
    help,
  });
  return withHelp(question, call, service, timeoutMs, find, (answer) => answer);
}
