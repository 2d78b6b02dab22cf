/** A thread that searches (worker.ts), as the server sees it. */
import { Worker } from 'node:worker_threads';
import type { Config } from '../../config.ts';
import type { InsightsEvent, SearchAnswer } from '../../search/contract.ts';
import type { Payer } from '../http/limit.ts';
import type { AnsweredPage } from './panel.ts';
import type { SearchQuestion } from './question.ts';
import type { Asker } from './service.ts';

export type ThreadSettings = Pick<Config, 'outDir' | 'siteEnv' | 'searchEngine'>;

/** What it can be asked for. */
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
 * How long a call may take, in ms; then it is given up, which the thread says at once. Where it has not said so after
 * the second time, it hangs.
 */
const longestCallMs = 10_000;
const longestSilenceMs = 3000;

/** What a test has of its own. */
export type ThreadOptions = { script?: URL; longestMs?: number; silenceMs?: number };
const ownScript = new URL('./worker.ts', import.meta.url);

/** The thread could not do what it was asked for. */
class CallFailed extends Error {
  override name = 'CallFailed';
  /** The code or name of what went wrong, without the question. */
  readonly code: string;
  constructor(code: string) {
    super(`Search failed: ${code}`);
    this.code = code;
  }
}

export type SearchThread = {
  /** When its indexes are loaded. @throws Error that says in a line why they can't be */
  loaded: Promise<unknown>;
  /** When it can answer, which an engine elsewhere may not yet. Never, where it ends before. */
  ready: Promise<unknown>;
  /** When it is gone: why, or nothing where it was told to go. */
  ended: Promise<string | undefined>;
  /**
   * Has something done, which costs its payer the processor time of the thread.
   * @throws CallFailed, also where the thread ends meanwhile
   */
  call: <Own extends Name>(name: Own, input: Calls[Own]['input'], asker?: Asker) => Promise<Calls[Own]['output']>;
  /** Ends it once it has answered what it was asked. */
  retire: () => void;
};

type Pending = { payer: Payer | undefined; resolve: (value: never) => void; reject: (error: Error) => void };

/**
 * Starts a thread.
 * @param script what it runs
 */
export function startThread(
  settings: ThreadSettings,
  { script = ownScript, longestMs = longestCallMs, silenceMs = longestSilenceMs }: ThreadOptions = {},
): SearchThread {
  const worker = new Worker(script, { workerData: settings });
  const [loaded, ready] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  const ended = Promise.withResolvers<string | undefined>();
  const pending = new Map<number, Pending>();
  let lastId = 0;
  let isRetired = false;
  /** Why it ended, once it has. */
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
      call?.payer?.spend(ms);
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
  // One that nobody waits for may fail; its end is told all the same.
  loaded.promise.catch(() => {});

  const call: SearchThread['call'] = async (name, input, { signal, payer } = {}) => {
    if (hasEnded) throw new CallFailed(reason);
    const id = ++lastId;
    const giveUp = () => worker.postMessage({ id, isGivenUp: true } satisfies ToThread);
    let late = setTimeout(() => {
      giveUp();
      late = setTimeout(() => end('it hung'), silenceMs);
    }, longestMs);
    try {
      return await new Promise((resolve, reject) => {
        pending.set(id, { payer, resolve, reject });
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
