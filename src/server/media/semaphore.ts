/** Limits how many tasks run at once; the others wait in a queue. */
import pLimit from 'p-limit';

export type Semaphore = <Result>(signal: AbortSignal, work: () => Promise<Result>) => Promise<Result>;

/**
 * Returns a function that runs a task when its turn comes, or throws the reason of the signal if that is aborted first.
 * p-limit does not support signals: an aborted task stays in the queue and is skipped when its turn comes.
 * @param most maximum number of tasks that run at once
 */
export function createSemaphore(most: number): Semaphore {
  const limit = pLimit(most);
  return (signal, work) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const onAbort = () => reject(signal.reason as Error);
      signal.addEventListener('abort', onAbort, { once: true });
      const begin = () => {
        signal.throwIfAborted();
        signal.removeEventListener('abort', onAbort);
        return work();
      };
      limit(begin).then(resolve, reject);
    });
}
