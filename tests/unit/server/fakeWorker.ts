/** A worker that does what a request tells it to: it answers, ends, hangs, or waits until it is aborted. */
import { parentPort, threadId } from 'node:worker_threads';
import { setTimeout } from 'node:timers/promises';

type Message = { id: number; isGivenUp?: true; input: { query: string } };

const post = (message: object) => parentPort?.postMessage(message);

async function handle({ id, isGivenUp, input }: Message): Promise<void> {
  if (isGivenUp) return post({ id, ms: 1, code: 'given up' });
  const [what, milliseconds = '0'] = input.query.split(' ');
  if (what === 'end') process.exit(1);
  if (what === 'throw') throw Object.assign(new Error('hemligt'), { code: 'ERR_BROKEN' });
  if (what === 'hang') for (;;);
  if (what === 'wait') return;
  await setTimeout(Number(milliseconds));
  post({ id, ms: 20, value: { queryId: String(threadId) } });
}

parentPort?.on('message', (message: Message) => void handle(message));
post({ state: 'ready' });
post({ state: 'loaded' });
