/** How often one network may ask: a bucket of tokens for each, which fills again at a steady rate. */
import type { IncomingMessage } from 'node:http';
import { answer, type Body, problem } from './answer.ts';
import type { Route, Routes } from './app.ts';

/** Buckets kept at the most, some 10 MB; then the one that was used longest ago goes. */
const mostBuckets = 100_000;

export type LimitOptions = {
  /** Requests a second that go on without end; 0 lifts the limit. */
  rate: number;
  /** Requests that a full bucket holds, for those that come at once. At least 1. */
  burst: number;
  /** A steady clock in ms. */
  now?: () => number;
  mostBuckets?: number;
};

export type Limiter = {
  /** Takes a token. @returns 0, or the seconds until there is one again; a refused request costs nothing */
  take: (key: string) => number;
  /** How many buckets are kept: those that are not full. */
  size: () => number;
};

/** @returns a limiter; it starts no timer: full buckets are dropped when somebody asks */
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

  function take(key: string): number {
    if (rate <= 0) return 0;
    const time = now();
    sweep(time);
    const full = Math.max(fullAt.get(key) ?? time, time) + tokenMs;
    const wait = full - time - bucketMs;
    // Less than a microsecond is what adding up left.
    if (wait > 0.001) return wait / 1000;
    // Last in the map is last used.
    fullAt.delete(key);
    fullAt.set(key, full);
    if (fullAt.size > most) fullAt.delete(fullAt.keys().next().value ?? key);
    return 0;
  }

  return { take, size: () => fullAt.size };
}

export type Limit = {
  limiter: Limiter;
  /** Whom a request counts for (clientAddress.ts). */
  networkOf: (request: IncomingMessage) => string;
};

/** @returns what is said to whoever asks too often; it must cost next to nothing */
export type Refusal = (path: string) => Body;

const plainRefusal: Refusal = () => problem(429, 'Too many requests', 'Wait a little, then try again.');

/**
 * @param refusal by the address that was asked
 * @returns the same addresses, answering 429 to a network that asks them too often; all count together
 */
export const limited = ({ limiter, networkOf }: Limit, routes: Routes, refusal = plainRefusal): Routes =>
  Object.fromEntries(
    Object.entries(routes).map(([path, route]): [string, Route] => [
      path,
      (call) => {
        const seconds = limiter.take(networkOf(call.request));
        if (seconds === 0) return route(call);
        const headers = { 'cache-control': 'no-store', 'retry-after': String(Math.ceil(seconds)) };
        answer(call.response, 429, headers, refusal(path));
      },
    ]),
  );
