/**
 * Preloaded into a server (`node --expose-gc --import`), and so into its threads: says what memory they hold when the
 * server is asked.
 */
import { setTimeout } from 'node:timers/promises';
import { isMainThread } from 'node:worker_threads';

/** How long threads may take to collect their garbage and answer, in ms. */
const waitMs = 2000;

const channel = new BroadcastChannel('memory');

function heapBytes(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

if (isMainThread) {
  let ofThreads = 0;
  channel.onmessage = ({ data }: MessageEvent) => (ofThreads += Number(data));
  process.on('message', () => {
    ofThreads = 0;
    channel.postMessage('how much?');
    const own = heapBytes();
    void setTimeout(waitMs).then(() =>
      process.send?.({ residentBytes: process.memoryUsage().rss, heapBytes: own + ofThreads }),
    );
  });
  // The channel alone keeps nobody alive.
  process.channel?.unref();
} else {
  channel.onmessage = ({ data }: MessageEvent) => {
    if (data === 'how much?') channel.postMessage(heapBytes());
  };
}
(channel as unknown as { unref: () => void }).unref();
