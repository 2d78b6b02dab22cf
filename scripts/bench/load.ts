/** Load-tests one server with repeated requests on a fixed number of connections. */
import autocannon from 'autocannon';
import { type IncomingHttpHeaders, request } from 'node:http';
import { cpuSecondsOf, type Running } from './servers.ts';

export const connections = 32;

export type Target = { path: string; headers: Record<string, string>; status: number };

/** One lost connection per this many requests is not a failure: nginx closes a connection after 1,000 requests. */
const requestsPerError = 1000;

export type Load = {
  requestsPerSecond: number;
  p99Ms: number;
  /** The server's processor time per request, in microseconds; `undefined` if the system does not report it. */
  cpuMicroseconds: number | undefined;
  /** Share of one processor that the client itself used. Near 1, the client was the bottleneck. */
  clientShare: number;
};

export type Answer = { status: number; headers: IncomingHttpHeaders; bytes: number };

/** Sends one request on a new connection. `bytes` counts the body as transferred, before decoding. */
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

/** Returns the value that `share` (0 to 1) of the values do not exceed. */
export function quantile(values: number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/**
 * Loads a server for some seconds.
 * @throws Error if answers have an unexpected status or are missing: the figures would be meaningless
 */
export async function load(server: Running, { path, headers, status }: Target, seconds: number): Promise<Load> {
  const times: number[] = [];
  const client = process.cpuUsage();
  const cpu = cpuSecondsOf(server.pid);
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const options = { url: server.url, headers, requests: [{ path }], connections, duration: seconds };
    const run = autocannon(options, (error, value) => {
      if (error) reject(error as Error);
      else resolve(value);
    });
    // autocannon's own percentiles are in whole milliseconds and omit responses other than 2xx.
    run.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  });
  const { user, system } = process.cpuUsage(client);
  const cpuAfter = cpuSecondsOf(server.pid);
  const others = Object.entries(result.statusCodeStats ?? {}).filter(([code]) => code !== String(status));
  const failures = result.timeouts + others.reduce((sum, [, stats]) => sum + (stats.count ?? 0), 0);
  const lost = result.errors - result.timeouts;
  if (failures > 0 || lost * requestsPerError > times.length) {
    const found = `${failures} of ${times.length} answers were others than ${status}, ${lost} connections were lost`;
    throw new Error(`${server.name} ${path}: ${found}.`);
  }
  return {
    requestsPerSecond: times.length / result.duration,
    p99Ms: quantile(times, 0.99),
    cpuMicroseconds: cpu === undefined || cpuAfter === undefined ? undefined : (1e6 * (cpuAfter - cpu)) / times.length,
    clientShare: (user + system) / 1e6 / result.duration,
  };
}
