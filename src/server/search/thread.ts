/** The main thread's handle of a search thread (worker.ts). */
import { Worker } from 'node:worker_threads';
import type { Config } from '../../config.ts';
import type { InsightsEvent, SearchAnswer } from '../../search/contract.ts';
import type { Account } from '../http/limit.ts';
import type { AnsweredPage } from './panel.ts';
import type { SearchQuestion } from './question.ts';
import type { Requester } from './service.ts';

export type ThreadSettings = Pick<Config, 'outDir' | 'siteEnv' | 'searchEngine'>;

/** The calls that the thread answers. */
export type Calls = {
  answer: { input: SearchQuestion; output: SearchAnswer };
  render: { input: AnsweredPage; output: string };
  send: { input: readonly InsightsEvent[]; output: undefined };
};
type Name = keyof Calls;

export type ToThread = { id: number } & ({ name: Name; input: Calls[Name]['input'] } | { isGivenUp: true });
export type FromThread =
  | { state: 'loaded' | 'ready' }
  | { state: 'broken'; problem: string }
  | { id: number; /** Processor time, in ms. */ ms: number; value?: unknown; code?: string };

/**
 * Timeouts in ms. After the first, the call is aborted, which the thread confirms at once. If it has not confirmed
 * within the second, the thread hangs and is terminated.
 */
const callTimeoutMs = 10_000;
const maxSilenceMs = 3000;

/** Overrides for tests. */
export type ThreadOptions = { script?: URL; timeoutMs?: number; silenceMs?: number };
const ownScript = new URL('./worker.ts', import.meta.url);

/** The call failed in the thread, or the thread ended. */
class CallFailed extends Error {
  override name = 'CallFailed';
  /** Code or name of the error: its message may contain the query. */
  readonly code: string;
  constructor(code: string) {
    super(`Search failed: ${code}`);
    this.code = code;
  }
}

export type SearchThread = {
  /** Resolves when the indexes are loaded. Rejects with an Error whose one-line message says why they can't be. */
  loaded: Promise<unknown>;
  /** Resolves when it can answer, which may be later for a remote engine. Never settles if the thread ends first. */
  ready: Promise<unknown>;
  /** Resolves when the thread has ended: to the reason, or to `undefined` if it was retired. */
  ended: Promise<string | undefined>;
  /**
   * Runs a call in the thread, and charges its processor time to the account.
   * @throws CallFailed, also if the thread ends meanwhile
   */
  call: <Own extends Name>(
    name: Own,
    input: Calls[Own]['input'],
    requester?: Requester,
  ) => Promise<Calls[Own]['output']>;
  /** Terminates the thread once all pending calls are answered. */
  retire: () => void;
};

type Pending = { account: Account | undefined; resolve: (value: never) => void; reject: (error: Error) => void };

export function startThread(
  settings: ThreadSettings,
  { script = ownScript, timeoutMs = callTimeoutMs, silenceMs = maxSilenceMs }: ThreadOptions = {},
): SearchThread {
  const worker = new Worker(script, { workerData: settings });
  const [loaded, ready] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  const ended = Promise.withResolvers<string | undefined>();
  const pending = new Map<number, Pending>();
  let lastId = 0;
  let isRetired = false;
  /** Why the thread ended; meaningful once it has. */
  let reason = 'exit';
  let hasEnded = false;

  function retire(): void {
    isRetired = true;
    if (pending.size === 0) void worker.terminate();
  }

  function end(why: string): void {
    reason = why;
    void worker.terminate();
  }

  worker.on('message', (message: FromThread) => {
    if ('id' in message) {
      const { id, ms, value, code } = message;
      const call = pending.get(id);
      pending.delete(id);
      call?.account?.charge(ms);
      if (code === undefined) call?.resolve(value as never);
      else call?.reject(new CallFailed(code));
      if (isRetired) retire();
    } else if (message.state === 'broken') {
      loaded.reject(new Error(message.problem));
      retire();
    } else (message.state === 'ready' ? ready : loaded).resolve(undefined);
  });
  worker.on('error', (error: NodeJS.ErrnoException) => (reason = error.code ?? error.name));
  worker.on('exit', () => {
    hasEnded = true;
    for (const { reject } of pending.values()) reject(new CallFailed(reason));
    pending.clear();
    loaded.reject(new Error(`The thread that searches ended: ${reason}`));
    ended.resolve(isRetired ? undefined : reason);
  });
  // Prevent an unhandled rejection if nothing awaits `loaded`; `ended` still reports the failure.
  loaded.promise.catch(() => {});

  const call: SearchThread['call'] = async (name, input, { signal, account } = {}) => {
    if (hasEnded) throw new CallFailed(reason);
    const id = ++lastId;
    const giveUp = () => worker.postMessage({ id, isGivenUp: true } satisfies ToThread);
    let late = setTimeout(() => {
      giveUp();
      late = setTimeout(() => end('it hung'), silenceMs);
    }, timeoutMs);
    try {
      return await new Promise((resolve, reject) => {
        pending.set(id, { account, resolve, reject });
        worker.postMessage({ id, name, input } satisfies ToThread);
        signal?.addEventListener('abort', giveUp, { once: true });
      });
    } finally {
      clearTimeout(late);
      signal?.removeEventListener('abort', giveUp);
    }
  };

  return { loaded: loaded.promise, ready: ready.promise, ended: ended.promise, call, retire };
}
