/** Lets only so many pieces of work be under way at once; the others wait in line. */
import pLimit from 'p-limit';

export type Semaphore = <Result>(signal: AbortSignal, work: () => Promise<Result>) => Promise<Result>;

/**
 * Returns a function that does a piece of work when its turn comes; it throws the reason of the signal where that is
 * given before. The library knows no signals: what nobody waits for any more is passed over when its turn comes.
 * @param most how many pieces of work may be under way at once
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
