/** What the search address and the search pages share: an answer in time, or why there is none. */
import type { SearchAnswer } from '../../search/contract.ts';
import type { Call } from '../http/app.ts';
import { ClientGone, withDeadline } from '../http/deadline.ts';
import { paidBy } from '../http/limit.ts';
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

/** How long the hits below a help card are waited for, in ms: the card is what is needed. */
const helpWaitsMs = 2500;

/**
 * Returns what the work gives, or why there is nothing; where a card answers the question, the card is answered
 * whatever happens to the hits.
 * @param work finds the hits and makes the answer of them, with the card
 * @param helped what is answered where there are no hits to be had
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
  const find = async (asker: Asker, help: SearchAnswer['help']) => ({
    ...(await service.answer(question, asker)),
    help,
  });
  return withHelp(question, call, service, timeoutMs, find, (answer) => answer);
}
