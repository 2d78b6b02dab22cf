/**
 * How much one network may ask: a bucket of tokens for each, which fills again at a steady rate. A request takes a
 * token when it comes, and more afterwards if its work cost more than one pays for.
 */
import type { IncomingMessage } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { answer, type Body, problem } from './answer.ts';
import type { Call, Route, Routes } from './app.ts';

/** Buckets kept at the most, some 10 MB; then the one that was used longest ago goes. */
const mostBuckets = 100_000;

/**
 * Processor time that a token pays for, in ms. An ordinary search takes 0.4 ms here, one in a hundred 2.4 ms; so that
 * a network at its limit of 50 a second has at most a tenth of a processor.
 */
const msOfToken = 2;

export type LimitOptions = {
  /** Tokens a second that flow in; 0 lifts the limit. */
  rate: number;
  /** Tokens that a full bucket holds, for requests that come at once. At least 1. */
  burst: number;
  /** A steady clock in ms. */
  now?: () => number;
  mostBuckets?: number;
};

export type Limiter = {
  /** Takes a token. @returns 0, or the seconds until there is one again; a refused request costs nothing */
  take: (key: string) => number;
  /** Takes tokens that were spent already, also those that are not there: then the bucket owes them. */
  charge: (key: string, tokens: number) => void;
  /** Returns seconds until a bucket owes nothing more; 0 where it owes nothing. */
  debt: (key: string) => number;
  /** How many buckets are kept: those that are not full. */
  size: () => number;
};

/** Returns a limiter; it starts no timer: full buckets are dropped when somebody asks. */
export function createLimiter({
  rate,
  burst,
  now = () => performance.now(),
  mostBuckets: most = mostBuckets,
}: LimitOptions): Limiter {
  /** When each bucket will be full again, in ms. That says how many tokens it lacks; a full one need not be kept. */
  const fullAt = new Map<string, number>();
  const tokenMs = 1000 / rate;
  const bucketMs = burst * tokenMs;
  let sweptAt = now();

  function sweep(time: number): void {
    if (time - sweptAt < bucketMs) return;
    sweptAt = time;
    for (const [key, full] of fullAt) if (full <= time) fullAt.delete(key);
  }

  /** Returns ms until a bucket is full, if so many tokens are taken from it now. */
  const msToFull = (key: string, time: number, tokens: number) =>
    Math.max((fullAt.get(key) ?? time) - time, 0) + tokens * tokenMs;

  function keep(key: string, full: number): void {
    // Last in the map is last used.
    fullAt.delete(key);
    fullAt.set(key, full);
    if (fullAt.size > most) fullAt.delete(fullAt.keys().next().value ?? key);
  }

  function take(key: string): number {
    if (rate <= 0) return 0;
    const time = now();
    sweep(time);
    const toFull = msToFull(key, time, 1);
    // Less than a microsecond is what adding up left.
    if (toFull - bucketMs > 0.001) return (toFull - bucketMs) / 1000;
    keep(key, time + toFull);
    return 0;
  }

  function charge(key: string, tokens: number): void {
    if (rate <= 0 || tokens <= 0) return;
    const time = now();
    keep(key, time + msToFull(key, time, tokens));
  }

  const debt = (key: string) => (rate <= 0 ? 0 : Math.max(msToFull(key, now(), 0) - bucketMs, 0) / 1000);

  return { take, charge, debt, size: () => fullAt.size };
}

export type Limit = {
  limiter: Limiter;
  /** Whom a request counts for (clientAddress.ts). */
  networkOf: (request: IncomingMessage) => string;
};

/** The network that pays for one answer. */
export type Payer = {
  network: string;
  /** Returns seconds until its network may ask again; 0 where it owes nothing. */
  debt: () => number;
  /** Takes processor time, in ms, that was spent on the answer. The token that the request took pays for the first. */
  spend: (milliseconds: number) => void;
};

/** Where nothing is limited: all are one network. */
export const nobodyPays: Payer = { network: '', debt: () => 0, spend: () => {} };

/** Returns who pays for a request that has taken its token. */
export function payerOf(limiter: Limiter, network: string): Payer {
  let spentMs = 0;
  const beyondFirst = () => Math.max(spentMs - msOfToken, 0);
  return {
    network,
    debt: () => limiter.debt(network),
    spend(milliseconds) {
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

/** Returns what the work gives; the payer spends the processor time that it takes this thread. */
export function paidBy<Result>(payer: Payer | undefined, work: () => Result): Result {
  if (!payer) return work();
  const before = processorMs();
  const pay = () => payer.spend(processorMs() - before);
  const result = work();
  if (result instanceof Promise) return result.finally(pay) as Result;
  pay();
  return result;
}

/** Returns what is said to a client that asks too often; it must cost next to nothing. */
export type Refusal = (path: string) => Body | Promise<Body>;

const plainRefusal: Refusal = () => problem(429, 'Too many requests', 'Wait a little, then try again.');

/** How long a refusal waits, in ms. Without it, a client that asks again at once keeps the server busy with refusing. */
const refusalPauseMs = 250;

/** Answers 429, with when to come back. */
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
 * Returns the same addresses, answering 429 to a network that asks them too often; all count together.
 * @param refusal by the address that was asked
 */
export const limited = ({ limiter, networkOf }: Limit, routes: Routes, refusal = plainRefusal): Routes =>
  Object.fromEntries(
    Object.entries(routes).map(([path, route]): [string, Route] => [
      path,
      (call) => {
        const network = networkOf(call.request);
        const seconds = limiter.take(network);
        if (seconds > 0) return refuse(call, seconds, refusal(path));
        const payer = payerOf(limiter, network);
        const { request, response, sendPage } = call;
        return route({
          ...{ request, response, payer, sendPage },
          get query() {
            return paidBy(payer, () => call.query);
          },
        });
      },
    ]),
  );
