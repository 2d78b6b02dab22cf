/** Limits the work for a request: it ends after a time, or when the client disconnects. */
import type { ServerResponse } from 'node:http';

/** The client disconnected before the answer. */
export class ClientGone extends Error {
  override name = 'ClientGone';
}

export class TimedOut extends Error {
  override name = 'TimedOut';
}

/**
 * Resolves with the result of the work.
 * @param work receives a signal on which to stop; it is not awaited once the signal is aborted
 * @throws TimedOut, ClientGone, or the error of the work
 */
export async function withDeadline<Result>(
  response: ServerResponse,
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const { signal } = controller;
  const ended = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  const timer = setTimeout(() => controller.abort(new TimedOut()), milliseconds);
  const onClose = () => controller.abort(new ClientGone());
  response.once('close', onClose);
  try {
    return await Promise.race([work(signal), ended]);
  } finally {
    clearTimeout(timer);
    response.off('close', onClose);
  }
}
