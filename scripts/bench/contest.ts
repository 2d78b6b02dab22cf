/** Compares servers on the same request, in rounds of alternating order, so that none benefits from quiet moments. */
import { median } from './figures.ts';
import { type Answer, ask, type Load, load, type Target } from './load.ts';
import type { Running } from './servers.ts';

export const rounds = 3;
export const seconds = { full: { warmUp: 3, round: 8 }, quick: { warmUp: 1, round: 2 } };

const headers = { 'accept-encoding': 'br, gzip' };

export type Case = { name: string; path: (server: Running) => string; status: number; isRepeat?: boolean };

/** Requests a case once, to record the answer that is compared, and gets the ETag for a repeat visit. */
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

/** One server's results in one case: its answer, and its load in each round. */
export type Contest = { server: Running; target: Target; answer: Answer; loads: Load[] };

/** Measures a case. Resolves to the servers in the given order, each with one load per round. */
export async function measure(servers: Running[], oneCase: Case, isQuick: boolean): Promise<Contest[]> {
  const time = isQuick ? seconds.quick : seconds.full;
  const contests: Contest[] = [];
  for (const server of servers) contests.push(await prepare(server, oneCase));
  for (const { server, target } of contests) await load(server, target, time.warmUp);
  for (let round = 0; round < rounds; round++) {
    // Reverse the order in every other round.
    for (const { server, target, loads } of round % 2 === 0 ? contests : contests.toReversed()) {
      loads.push(await load(server, target, time.round));
    }
  }
  return contests;
}

/** Returns the ratio of requests per second to another server's: the median of the ratios of each round. */
export const ratioOf = (contest: Contest, own: Contest): number =>
  median(
    contest.loads.map((one, round) => one.requestsPerSecond / (own.loads[round]?.requestsPerSecond ?? Number.NaN)),
  );
