/** Does work only once when several callers wait for it at the same time. */

type Work<Result> = { result: Promise<Result>; waiting: number; controller: AbortController };

export type SingleFlight<Result> = (
  key: string,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
) => Promise<Result>;

/**
 * Returns a function that starts work, or joins the work in progress under the same key. The work is aborted when its
 * last waiting caller is gone.
 */
export function createSingleFlight<Result>(): SingleFlight<Result> {
  const underWay = new Map<string, Work<Result>>();

  function begin(key: string, work: (signal: AbortSignal) => Promise<Result>): Work<Result> {
    const controller = new AbortController();
    const begun = { result: work(controller.signal), waiting: 0, controller };
    underWay.set(key, begun);
    const end = () => {
      if (underWay.get(key) === begun) underWay.delete(key);
    };
    begun.result.then(end, end);
    return begun;
  }

  return async (key, signal, work) => {
    signal.throwIfAborted();
    const joined = underWay.get(key) ?? begin(key, work);
    joined.waiting++;
    const gone = new Promise<never>((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
    );
    try {
      return await Promise.race([joined.result, gone]);
    } finally {
      if (--joined.waiting === 0 && underWay.get(key) === joined) {
        underWay.delete(key);
        joined.controller.abort(signal.reason);
      }
    }
  };
}
