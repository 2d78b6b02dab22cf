/** Work for a request that has an end: after a time, or when the client is gone. */
import type { ServerResponse } from 'node:http';

/** Nobody waits for the answer any more. */
export class ClientGone extends Error {
  override name = 'ClientGone';
}

/** It took too long. */
export class TimedOut extends Error {
  override name = 'TimedOut';
}

/**
 * Returns what the work gives.
 * @param milliseconds how long the work may take
 * @param work is handed a signal on which to stop; it is not waited for once that was given
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
