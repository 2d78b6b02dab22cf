/** What the search's address and its pages have in common: an answer in time, or why there is none. */
import type { SearchAnswer } from '../../search/contract.ts';
import type { Call } from '../http/app.ts';
import { ClientGone, withDeadline } from '../http/deadline.ts';
import { codeOf } from './postgresErrors.ts';
import type { Asker, SearchQuestion, SearchService } from './service.ts';
import { NotReady, TooOften } from './trouble.ts';

/** How long a search may take, its waiting included, in ms: far beyond what any takes, and short of what a reader waits. */
export const longestSearchMs = 5000;

/** The same failure is told once in so many ms, however many meet it. */
const tellEveryMs = 1000;
const toldAt = new Map<string, number>();

/** The error of an engine may hold the question; its code or name does not. */
function tell(error: unknown): void {
  const [code, now] = [codeOf(error), performance.now()];
  if (now - (toldAt.get(code) ?? Number.NEGATIVE_INFINITY) < tellEveryMs) return;
  toldAt.set(code, now);
  console.error(`Search failed: ${code}`);
}

export type Trouble = 'starting' | 'failed' | 'too often' | 'nobody waits';

type SearchCall = Pick<Call, 'response' | 'payer'>;

/**
 * @param timeoutMs how long it may wait and work
 * @returns what the work gives, or why there is nothing; a failure is logged without the question
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
    if (error instanceof TooOften) return 'too often';
    tell(error);
    return 'failed';
  }
}

/** @returns the answer to a cry for help, at once and whatever the engine does; nothing to other questions */
export const helpFor = (question: SearchQuestion, service: SearchService): SearchAnswer | undefined =>
  question.showAnyway ? undefined : service.answerInNeed(question);

/**
 * @param service nothing until the indexes are loaded
 * @returns the answer, or why there is none
 */
export async function replyTo(
  question: SearchQuestion,
  call: SearchCall,
  service: SearchService | undefined,
  timeoutMs: number,
): Promise<SearchAnswer | Trouble> {
  if (!service) return 'starting';
  return helpFor(question, service) ?? inTime(call, timeoutMs, (asker) => service.answer(question, asker));
}
