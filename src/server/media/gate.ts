/** A door that lets only so many through at a time; the others wait in line. */

export type Gate = <Result>(signal: AbortSignal, work: () => Promise<Result>) => Promise<Result>;

/**
 * Returns a function that does a piece of work when its turn comes; it throws the reason of the signal where that is
 * given before.
 * @param most how many pieces of work may be under way at once
 */
export function createGate(most: number): Gate {
  let free = most;
  const waiting = new Set<() => void>();

  function enter(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (free > 0) {
      free--;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const onAbort = () => {
        waiting.delete(onTurn);
        reject(signal.reason as Error);
      };
      const onTurn = () => {
        signal.removeEventListener('abort', onAbort);
        resolve();
      };
      waiting.add(onTurn);
      signal.addEventListener('abort', onAbort, { once: true });
    });
  }

  function leave(): void {
    const [next] = waiting;
    if (!next) {
      free++;
      return;
    }
    waiting.delete(next);
    next();
  }

  return async (signal, work) => {
    await enter(signal);
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
