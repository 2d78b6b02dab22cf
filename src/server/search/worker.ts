/**
 * The search thread. It holds the indexes, so that searches don't delay readers' pages. Started by thread.ts, to which
 * it reports each answer with its processor time.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { chooseEngine } from './engines/choose.ts';
import { BuildProblem } from '../builtFile.ts';
import { codeOf } from './engines/postgres/errors.ts';
import { NotReady } from './errors.ts';
import { searchPanels } from './panel.ts';
import { createSearch } from './start.ts';
import type { Calls, FromThread, ThreadSettings, ToThread } from './thread.ts';

const post = (message: FromThread) => parentPort?.postMessage(message);

const settings = workerData as ThreadSettings;
const search = createSearch(settings.outDir, chooseEngine(settings), {
  onReady: () => post({ state: 'ready' }),
  hasHelp: false,
});
const panels = searchPanels(settings.outDir);

function service() {
  const ready = search.service();
  if (!ready) throw new NotReady();
  return ready;
}

const calls: {
  [Name in keyof Calls]: (input: Calls[Name]['input'], signal: AbortSignal) => Promise<Calls[Name]['output']>;
} = {
  answer: async (question, signal) => service().answer(question, { signal }),
  render: panels.page,
  async send(events) {
    await service().send(events);
    return undefined;
  },
};

/** Calls in progress, with their processor time so far. */
const underWay = new Map<number, { ms: number; controller: AbortController }>();
let countedAt = 0;

/**
 * Divides the processor time since the last count equally among the calls in progress, since it can't be attributed to
 * any one of them. The system counts in steps of a few ms, which is right on average.
 */
function count(): void {
  const { user, system } = process.threadCpuUsage();
  const now = (user + system) / 1000;
  for (const call of underWay.values()) call.ms += (now - countedAt) / underWay.size;
  countedAt = now;
}

async function handle(message: ToThread): Promise<void> {
  const { id } = message;
  if ('isGivenUp' in message) return underWay.get(id)?.controller.abort();
  const call = { ms: 0, controller: new AbortController() };
  count();
  underWay.set(id, call);
  // Send only the error's code: its message may contain the query.
  const work = calls[message.name] as (input: unknown, signal: AbortSignal) => Promise<unknown>;
  const { signal } = call.controller;
  const outcome = await Promise.race([
    work(message.input, signal).then(
      (value) => ({ value }),
      (error: unknown) => ({ code: codeOf(error) }),
    ),
    // Don't wait for an engine that ignores the signal.
    new Promise<{ code: string }>((resolve) => signal.addEventListener('abort', () => resolve({ code: 'GivenUp' }))),
  ]);
  count();
  underWay.delete(id);
  post({ id, ms: call.ms, ...outcome });
}

parentPort?.on('message', (message: ToThread) => void handle(message));
try {
  await search.load();
  post({ state: 'loaded' });
} catch (error) {
  post({
    state: 'broken',
    problem: error instanceof BuildProblem ? error.message : `Search can't start: ${codeOf(error)}`,
  });
}
