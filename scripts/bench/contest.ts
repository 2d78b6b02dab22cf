/** The same request to several servers, in rounds of changing order, so that none gets the machine's quiet moments alone. */
import { median } from './figures.ts';
import { type Answer, ask, type Load, load, type Target } from './load.ts';
import type { Running } from './servers.ts';

export const rounds = 3;
export const seconds = { full: { warmUp: 3, round: 8 }, quick: { warmUp: 1, round: 2 } };

const headers = { 'accept-encoding': 'br, gzip' };

export type Case = { name: string; path: (server: Running) => string; status: number; isRepeat?: boolean };

/** Asks each case once, so that what is compared can be seen, and readies the repeated visit's ETag. */
async function prepare(server: Running, { path: pathOf, status, isRepeat }: Case): Promise<Contest> {
  const url = pathOf(server);
  const first = await ask(server.url + url, headers);
  const target: Target = {
    path: url,
    headers: isRepeat ? { ...headers, 'if-none-match': String(first.headers.etag) } : headers,
    status,
  };
  const answer = await ask(server.url + url, target.headers);
  if (answer.status !== status) throw new Error(`${server.name} ${url}: status ${answer.status}, expected ${status}.`);
  return { server, target, answer, loads: [] };
}

/** One server in one case, with what it answered and how it did in each round. */
export type Contest = { server: Running; target: Target; answer: Answer; loads: Load[] };

/** Returns the servers in the order given, each with one load for every round. */
export async function measure(servers: Running[], oneCase: Case, isQuick: boolean): Promise<Contest[]> {
  const time = isQuick ? seconds.quick : seconds.full;
  const contests: Contest[] = [];
  for (const server of servers) contests.push(await prepare(server, oneCase));
  for (const { server, target } of contests) await load(server, target, time.warmUp);
  for (let round = 0; round < rounds; round++) {
    // The first of this round is the last of the next.
    for (const { server, target, loads } of round % 2 === 0 ? contests : contests.toReversed()) {
      loads.push(await load(server, target, time.round));
    }
  }
  return contests;
}

/** Requests a second as a ratio to another server's, each round against the same round. */
export const ratioOf = (contest: Contest, own: Contest): number =>
  median(
    contest.loads.map((one, round) => one.requestsPerSecond / (own.loads[round]?.requestsPerSecond ?? Number.NaN)),
  );
