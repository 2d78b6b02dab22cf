/** One measurement of one server: requests, over and over, on a fixed number of connections. */
import autocannon from 'autocannon';
import { type IncomingHttpHeaders, request } from 'node:http';
import { cpuSecondsOf, type Running } from './servers.ts';

export const connections = 32;

export type Target = {
  /** One after the other, from the start again after the last; whichever connection is free takes the next. */
  paths: readonly string[];
  headers: Record<string, string>;
  status: number;
};

/** One lost connection in so many requests is the closing of old ones (nginx: after 1,000 requests), not a failure. */
const requestsPerError = 1000;

export type Load = {
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  slowestMs: number;
  requests: number;
  /** Answers of another status than expected, and those that never came. */
  failures: number;
  /** Connections that ended without an answer. */
  lost: number;
  /** Processor time of the server for a request, in microseconds; nothing where the system does not tell. */
  cpuMicroseconds: number | undefined;
  /** How much of one processor the client itself took. Near 1, the client was what was measured. */
  clientShare: number;
};

export type Answer = { status: number; headers: IncomingHttpHeaders; bytes: number };

/** Asks once, without decoding what comes. */
export function ask(url: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request(url, { headers, agent: false }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes }));
    });
    call.once('error', reject);
    call.end();
  });
}

/** Returns what `share` of the values do not exceed. */
export function quantile(values: number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

type Duration = { seconds: number; connections?: number; until?: Promise<unknown> };

/**
 * Loads a server for some seconds, or until something else has ended.
 * @returns how it did, with what went wrong only counted
 */
export async function loadAndCount(
  server: Running,
  { paths, headers, status }: Target,
  { seconds, connections: count = connections, until }: Duration,
): Promise<Load> {
  const times: number[] = [];
  const [first = '/'] = paths;
  let next = 0;
  const draw = (one: autocannon.Request) => ({ ...one, path: paths[next++ % paths.length] ?? first });
  // One that stays the same is made once: the client has no time to lose against nginx.
  const requests = paths.length > 1 ? [{ setupRequest: draw }] : [{ path: first }];
  const client = process.cpuUsage();
  const cpu = cpuSecondsOf(server.pid);
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const options = { url: server.url, headers, requests, connections: count, duration: seconds };
    const run = autocannon(options, (error, value) => {
      if (error) reject(error as Error);
      else resolve(value);
    });
    // autocannon's own percentiles are whole milliseconds and leave out what is not a 2xx.
    run.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
    const stop = () => run.stop();
    until?.then(stop, stop);
  });
  const { user, system } = process.cpuUsage(client);
  const cpuAfter = cpuSecondsOf(server.pid);
  const others = Object.entries(result.statusCodeStats ?? {}).filter(([code]) => code !== String(status));
  return {
    requests: times.length,
    requestsPerSecond: times.length / result.duration,
    p50Ms: quantile(times, 0.5),
    p99Ms: quantile(times, 0.99),
    slowestMs: quantile(times, 1),
    failures: result.timeouts + others.reduce((sum, [, stats]) => sum + (stats.count ?? 0), 0),
    lost: result.errors - result.timeouts,
    cpuMicroseconds: cpu === undefined || cpuAfter === undefined ? undefined : (1e6 * (cpuAfter - cpu)) / times.length,
    clientShare: (user + system) / 1e6 / result.duration,
  };
}

/**
 * Loads a server for some seconds.
 * @throws Error where an answer has another status than expected, or none comes: such figures mean nothing
 */
export async function load(server: Running, target: Target, seconds: number): Promise<Load> {
  const result = await loadAndCount(server, target, { seconds });
  const { failures, lost, requests } = result;
  if (failures > 0 || lost * requestsPerError > requests) {
    const found = `${failures} of ${requests} answers were others than ${target.status}, ${lost} connections were lost`;
    throw new Error(`${server.name} ${target.paths[0]}: ${found}.`);
  }
  return result;
}
