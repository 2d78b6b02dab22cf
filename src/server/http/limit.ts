/**
 * Limits the rate of each network with a token bucket, which refills at a steady rate. A request takes one token on
 * arrival, and more afterwards if its work cost more than one token pays for.
 */
import type { IncomingMessage } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { answer, type Body, problem } from './answer.ts';
import type { Call, Route, Routes } from './app.ts';

/** Maximum number of buckets, some 10 MB; beyond it, the least recently used one is dropped. */
const defaultMaxBuckets = 100_000;

/**
 * Processor time that one token pays for, in ms. In our measurements a typical search takes 0.4 ms, and one in a
 * hundred 2.4 ms. A network at its limit of 50 tokens a second uses at most a tenth of a processor.
 */
const msOfToken = 2;

export type LimitOptions = {
  /** Tokens added per second; 0 disables the limit. */
  rate: number;
  /** Capacity of a bucket in tokens, for requests that arrive at once. At least 1. */
  burst: number;
  /** A monotonic clock in ms. */
  now?: () => number;
  maxBuckets?: number;
};

export type Limiter = {
  /** Takes a token. @returns 0, or the seconds until one is available; a refused request costs nothing */
  take: (key: string) => number;
  /** Charges tokens that were already spent. The bucket may go into debt. */
  charge: (key: string, tokens: number) => void;
  /** Returns the seconds until a bucket is out of owedSeconds, or 0. */
  owedSeconds: (key: string) => number;
  /** Returns the number of buckets in memory: those that are not full. */
  size: () => number;
};

/** Returns a limiter. It starts no timer: full buckets are dropped while requests are handled. */
export function createLimiter({
  rate,
  burst,
  now = () => performance.now(),
  maxBuckets: most = defaultMaxBuckets,
}: LimitOptions): Limiter {
  /** Time at which each bucket is full again, in ms. It implies how many tokens are missing; full ones aren't kept. */
  const fullAt = new Map<string, number>();
  const tokenMs = 1000 / rate;
  const bucketMs = burst * tokenMs;
  let sweptAt = now();

  function sweep(time: number): void {
    if (time - sweptAt < bucketMs) return;
    sweptAt = time;
    for (const [key, full] of fullAt) if (full <= time) fullAt.delete(key);
  }

  /** Returns the ms until a bucket is full, if this many tokens are taken from it now. */
  const msToFull = (key: string, time: number, tokens: number) =>
    Math.max((fullAt.get(key) ?? time) - time, 0) + tokens * tokenMs;

  function keep(key: string, full: number): void {
    // Reinsert: the map is ordered by last use.
    fullAt.delete(key);
    fullAt.set(key, full);
    if (fullAt.size > most) fullAt.delete(fullAt.keys().next().value ?? key);
  }

  function take(key: string): number {
    if (rate <= 0) return 0;
    const time = now();
    sweep(time);
    const toFull = msToFull(key, time, 1);
    // Ignore less than a microsecond: it is a rounding error.
    if (toFull - bucketMs > 0.001) return (toFull - bucketMs) / 1000;
    keep(key, time + toFull);
    return 0;
  }

  function charge(key: string, tokens: number): void {
    if (rate <= 0 || tokens <= 0) return;
    const time = now();
    keep(key, time + msToFull(key, time, tokens));
  }

  const owedSeconds = (key: string) => (rate <= 0 ? 0 : Math.max(msToFull(key, now(), 0) - bucketMs, 0) / 1000);

  return { take, charge, owedSeconds, size: () => fullAt.size };
}

export type Limit = {
  limiter: Limiter;
  /** Returns the network that a request counts against (clientAddress.ts). */
  networkOf: (request: IncomingMessage) => string;
};

/** The network that pays for one answer. */
export type Account = {
  network: string;
  /** Returns the seconds until its network may ask again, or 0. */
  owedSeconds: () => number;
  /** Charges processor time spent on the answer, in ms. The token taken on arrival covers the first `msOfToken`. */
  charge: (milliseconds: number) => void;
};

/** The account where nothing is limited: all requests share one network. */
export const noAccounting: Account = { network: '', owedSeconds: () => 0, charge: () => {} };

/** Returns the account of a request that has already taken its token. */
export function accountOf(limiter: Limiter, network: string): Account {
  let spentMs = 0;
  const beyondFirst = () => Math.max(spentMs - msOfToken, 0);
  return {
    network,
    owedSeconds: () => limiter.owedSeconds(network),
    charge(milliseconds) {
      const before = beyondFirst();
      spentMs += milliseconds;
      limiter.charge(network, (beyondFirst() - before) / msOfToken);
    },
  };
}

const processorMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Returns the result of the work, and charges the account for the processor time that it takes on this thread. */
export function chargedTo<Result>(account: Account | undefined, work: () => Result): Result {
  if (!account) return work();
  const before = processorMs();
  const pay = () => account.charge(processorMs() - before);
  const result = work();
  if (result instanceof Promise) return result.finally(pay) as Result;
  pay();
  return result;
}

/** Returns the body for a client that asks too often. It must cost next to nothing to make. */
export type Refusal = (path: string) => Body | Promise<Body>;

const plainRefusal: Refusal = () => problem(429, 'Too many requests', 'Wait a little, then try again.');

/** Delay of a refusal, in ms. Without it, a client that retries at once keeps the server busy refusing. */
const refusalPauseMs = 250;

/** Answers 429 with Retry-After, after a pause. */
export async function refuse(
  { response }: Pick<Call, 'response'>,
  seconds: number,
  body: Body | Promise<Body> = plainRefusal(''),
): Promise<void> {
  await setTimeout(refusalPauseMs);
  if (response.destroyed) return;
  answer(
    response,
    429,
    { 'cache-control': 'no-store', 'retry-after': String(Math.max(Math.ceil(seconds), 1)) },
    await body,
  );
}

/**
 * Wraps routes to answer 429 to a network that calls them too often. All of them share one limit.
 * @param refusal returns the body of a 429 for the path of a route
 */
export const limited = ({ limiter, networkOf }: Limit, routes: Routes, refusal = plainRefusal): Routes =>
  Object.fromEntries(
    Object.entries(routes).map(([path, route]): [string, Route] => [
      path,
      (call) => {
        const network = networkOf(call.request);
        const seconds = limiter.take(network);
        if (seconds > 0) return refuse(call, seconds, refusal(path));
        const account = accountOf(limiter, network);
        const { request, response, sendPage } = call;
        return route({
          ...{ request, response, account, sendPage },
          get query() {
            return chargedTo(account, () => call.query);
          },
        });
      },
    ]),
  );
