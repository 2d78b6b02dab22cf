/**
 * Search of a running server, in a worker thread. The thread is restarted if it ends, and replaced when the site is
 * rebuilt. Help cards are matched here in the main thread, so that they never wait for the worker.
 */
import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { LanguageCode } from '../../i18n/languages.ts';
import { noAccounting } from '../http/limit.ts';
import { chooseEngine } from './engines/choose.ts';
import { NotReady, TooManyRequests } from './errors.ts';
import type { HelpResources } from './help/anyLanguage.ts';
import { createHelp, type HelpFor } from './help/card.ts';
import { createAnalyzer } from './language/analyzer.ts';
import type { Render } from './panel.ts';
import { type Requester, type SearchService, withoutHits } from './service.ts';
import type { Search } from './start.ts';
import { indexedLanguages, readHelp, readLanguage } from './store.ts';
import { type SearchThread, startThread, type ThreadOptions, type ThreadSettings } from './thread.ts';
import { createFairQueue } from './fairQueue.ts';

/** Backoff in ms before a restart: none the first time, then doubling up to the maximum. */
const pauseMs = 500;
const maxPauseMs = 30_000;
/** A thread that has run for this long, in ms, resets the backoff. */
const steadyMs = 60_000;

/** Loads the help matcher of all languages, yielding between them so that the server can answer requests meanwhile. */
async function loadHelp(outDir: string): Promise<HelpFor> {
  const resources = new Map<LanguageCode, HelpResources>();
  for (const language of indexedLanguages(outDir)) {
    const { vocabulary, data } = readLanguage(outDir, language);
    resources.set(language, { analyzer: createAnalyzer(language, data), vocabulary: new Map(vocabulary), data });
    await setImmediate();
  }
  const helpFor = createHelp(resources, readHelp(outDir));
  await helpFor.load();
  return helpFor;
}

/**
 * Creates threaded search with the configured engine, and the renderer of its pages.
 * @param options overrides for tests
 * @throws Error naming a setting that the engine needs and that is missing
 */
export function createThreadedSearch(settings: ThreadSettings, options?: ThreadOptions): Search & { render: Render } {
  const { name: engine, concurrency } = chooseEngine(settings);
  const queue = createFairQueue(concurrency);
  const threads = new Set<SearchThread>();
  let helpFor: HelpFor | undefined;
  let current: { thread: SearchThread; number: number } | undefined;
  let lastNumber = 0;
  let failures = 0;
  let isClosed = false;

  function start(): SearchThread {
    const [thread, number, began] = [startThread(settings, options), ++lastNumber, performance.now()];
    threads.add(thread);
    void thread.ready.then(() => {
      // A thread that was started later may have become ready first.
      if (current && current.number > number) return thread.retire();
      current?.thread.retire();
      current = { thread, number };
    });
    void thread.ended.then((reason) => {
      threads.delete(thread);
      if (reason === undefined || isClosed) return;
      if (current?.thread === thread) current = undefined;
      console.error(`The thread that searches ended (${reason}).${current ? '' : ' It is started anew.'}`);
      if (!current) startAgain(performance.now() - began);
    });
    return thread;
  }

  function startAgain(livedMs: number): void {
    if (livedMs > steadyMs) failures = 0;
    const pause = failures === 0 ? 0 : Math.min(pauseMs * 2 ** failures, maxPauseMs);
    failures++;
    setTimeout(() => {
      if (!isClosed) start().loaded.catch((error: unknown) => console.error((error as Error).message));
    }, pause).unref();
  }

  function living(): SearchThread {
    if (!current) throw new NotReady();
    return current.thread;
  }

  /** Queues work for the thread, fairly between networks. */
  async function inTurn<Result>(
    { signal, account = noAccounting }: Requester,
    work: (thread: SearchThread, requester: Requester) => Promise<Result>,
  ): Promise<Result> {
    living();
    const end = await queue.take(account.network, signal);
    let cost = 0;
    const charge = (milliseconds: number) => {
      cost += milliseconds;
      account.charge(milliseconds);
    };
    try {
      return await work(living(), { signal, account: { ...account, charge } });
    } finally {
      end(cost);
    }
  }

  const service: SearchService = {
    engine,
    answer: (question, requester = {}) =>
      inTurn(requester, (thread, paying) => {
        // While this waited, the network's earlier searches may have used up its budget.
        if (requester.account && requester.account.owedSeconds() > 0) throw new TooManyRequests();
        return thread.call('answer', question, paying);
      }),
    async send(events) {
      await current?.thread.call('send', events);
    },
    helpAnswer(question) {
      const help = helpFor?.(question.query, question.locale);
      return help ? withoutHits(question, randomUUID(), help) : undefined;
    },
  };

  return {
    engine,
    isReady: () => current !== undefined && helpFor !== undefined,
    service: () => (helpFor ? service : undefined),
    render: (page, requester = {}) => inTurn(requester, (thread, paying) => thread.call('render', page, paying)),
    async load() {
      await Promise.all([
        start().loaded,
        loadHelp(settings.outDir).then((made) => {
          helpFor = made;
        }),
      ]);
    },
    async close() {
      isClosed = true;
      for (const thread of threads) thread.retire();
      await Promise.all([...threads].map(({ ended }) => ended));
    },
  };
}
