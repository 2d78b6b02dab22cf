/** Floods the server with the most expensive requests from one address, and measures what other clients get. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, type AgentOptions, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { slowest } from '../../tests/search/slowest.ts';
import { measureConnections } from './connections.ts';
import { measureHelpCheck } from './help-check.ts';
import { figure, median, table } from './figures.ts';
import { quantile } from './load.ts';
import type { Aim, Bench, Part } from './part.ts';
import { startSearch } from './servers.ts';

const connections = 32;
const times = { full: { seconds: 10, rounds: 3 }, quick: { seconds: 3, rounds: 1 } };

/** The default rate limits. */
const limits = { SEARCH_RATE: '50', SEARCH_BURST: '500' };

/** Requests of ordinary readers and their intervals in ms: too few to load the server themselves. */
const readers = {
  page: { path: () => '/tand', everyMs: 20, from: '127.0.0.3' },
  search: { path: pathOfSearch, everyMs: 50, from: '127.0.0.4' },
} as const;
const questions = ['narkos', 'fasta', 'ont i magen', 'tandläkre', 'får jag ha mobilen', 'blodprov', 'sövas'];
let asked = 0;
function pathOfSearch(): string {
  return `/api/search?locale=sv&q=${encodeURIComponent(questions[asked++ % questions.length] ?? '')}`;
}

const attacks = [
  { name: 'none', path: undefined },
  { name: 'slowest search', path: slowest.search },
  { name: 'slowest search, as a page', path: slowest.page },
  { name: 'one "word" of 510 letters', path: slowest.oneWord },
  { name: 'an ordinary search', path: '/api/search?locale=sv&q=tand' },
  { name: 'a query of 6 kB', path: `/api/search?locale=sv&q=tand&${slowest.query}` },
  { name: 'letters that stand for eighteen', path: slowest.letters },
  // Refused before it is parsed, so it takes no rate-limit token.
  { name: 'a query of 14 kB at no address', path: `/api/x?${slowest.query}${slowest.query}`, isFree: true },
] as const;

const aims = { pageRatio: 3, searchMs: 500 };

type Seen = { ms: number[]; failures: number };

/** Sends requests at fixed intervals, without waiting for earlier answers. */
async function read(url: string, { path, everyMs, from }: (typeof readers)['page' | 'search'], seconds: number) {
  const options: AgentOptions & { localAddress: string } = { keepAlive: true, localAddress: from };
  const agent = new Agent(options);
  const seen: Seen = { ms: [], failures: 0 };
  const ask = () =>
    new Promise<void>((resolve) => {
      const began = performance.now();
      const fail = () => {
        seen.failures++;
        resolve();
      };
      request(url + path(), { agent, timeout: 30_000 }, (response) => {
        if (response.statusCode !== 200) seen.failures++;
        response.resume().once('end', () => {
          seen.ms.push(performance.now() - began);
          resolve();
        });
      })
        .once('error', fail)
        .end();
    });
  const asks: Promise<void>[] = [];
  const end = performance.now() + seconds * 1000;
  for (let at = performance.now(); at < end; at += everyMs) {
    await wait(Math.max(at - performance.now(), 0));
    asks.push(ask());
  }
  await Promise.all(asks);
  agent.destroy();
  return seen;
}

type Statuses = Partial<Record<string, number>>;

/** Starts the attack. Resolves to a function that stops it and resolves to the count of each status. */
async function startFlood(url: string, path: string, from: string): Promise<() => Promise<Statuses>> {
  const child = spawn(process.execPath, ['scripts/bench/flood.ts', url + path, String(connections), from], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const printed = text(child.stdout);
  await once(child.stdout, 'data');
  return async () => {
    child.kill('SIGTERM');
    return JSON.parse((await printed).replace('started', '')) as Statuses;
  };
}

type Round = { page: Seen; search: Seen; statuses: Statuses };

async function run({ isQuick, site: builtSite }: Bench) {
  const { seconds, rounds } = isQuick ? times.quick : times.full;
  const site = await builtSite();
  const server = await startSearch(site, 'own server', limits);
  const all = new Map<string, Round[]>();
  let address = 10;
  try {
    // Warm up: the first request for each language and page is slower.
    await Promise.all([read(server.url, readers.page, 2), read(server.url, readers.search, 2)]);
    for (let round = 0; round < rounds; round++)
      for (const { name, path } of round % 2 === 0 ? attacks : attacks.toReversed()) {
        // A new address for each attack, so that it starts with a full token bucket.
        const stop = path ? await startFlood(server.url, path, `127.0.0.${address++}`) : () => Promise.resolve({});
        const [page, search] = await Promise.all([
          read(server.url, readers.page, seconds),
          read(server.url, readers.search, seconds),
        ]);
        all.set(name, [...(all.get(name) ?? []), { page, search, statuses: await stop() }]);
      }
  } finally {
    await server.stop();
  }
  const sections = [report(all, seconds), await measureConnections(site), measureHelpCheck(site.outDir, isQuick)];
  return {
    markdown: sections.map(({ markdown }) => markdown).join('\n\n'),
    aims: sections.flatMap((section) => section.aims),
  };
}

function report(all: ReadonlyMap<string, Round[]>, seconds: number) {
  const of = (name: string, pick: (round: Round) => number) => median((all.get(name) ?? []).map(pick));
  const p = (share: number, who: 'page' | 'search') => (round: Round) => quantile(round[who].ms, share);
  const basis = of('none', p(0.99, 'page'));
  const rows = attacks.map(({ name }) => {
    const status = (code: string) => of(name, ({ statuses }) => (statuses[code] ?? 0) / seconds);
    const failures = (all.get(name) ?? []).reduce((sum, { page, search }) => sum + page.failures + search.failures, 0);
    return [
      name,
      ...(name === 'none' ? ['–', '–'] : [figure(status('200'), 1), figure(status('429'), 1)]),
      figure(of(name, p(0.5, 'page')), 1),
      figure(of(name, p(0.99, 'page')), 1),
      figure(of(name, p(0.99, 'page')) / basis, 1),
      figure(of(name, p(0.5, 'search')), 1),
      figure(of(name, p(0.99, 'search')), 1),
      figure(failures),
    ];
  });
  const measured = attacks.slice(1).flatMap((attack): Aim[] => {
    const { name } = attack;
    const [page, search] = [of(name, p(0.99, 'page')) / basis, of(name, p(0.99, 'search'))];
    const refused = of(name, ({ statuses }) => statuses['429'] ?? 0);
    return [
      {
        aim: `${name}: pages of others, p99 at most ${aims.pageRatio} times that without an attack`,
        measured: `${figure(page, 1)} times`,
        isMet: page <= aims.pageRatio,
      },
      {
        aim: `${name}: searches of others, p99 under ${aims.searchMs} ms`,
        measured: `${figure(search, 1)} ms`,
        isMet: search < aims.searchMs,
      },
      ...('isFree' in attack
        ? []
        : [{ aim: `${name}: the attacker is refused`, measured: `${figure(refused)} times`, isMet: refused > 0 }]),
    ];
  });
  const head = ['Attack', 'Answered a second', 'Refused a second', 'Page p50, ms', 'p99', 'Ratio', 'Search p50', 'p99'];
  const markdown = [
    table([...head, 'Failed'], rows),
    `Our own server alone, with its default limits (50 tokens a second, 500 at once). ${connections} connections from one address repeat the same query as soon as they are answered or refused, from a process on the same machine. Two other addresses request a page every ${readers.page.everyMs} ms and an ordinary search every ${readers.search.everyMs} ms, without waiting for the previous answer. ${times.full.rounds} rounds of ${times.full.seconds} s, in alternating order, each from an address with all its tokens. Medians; the failures of visitors are those of all rounds. Ratio: p99 of pages compared with that without an attack. The queries are in \`tests/search/slowest.ts\`.`,
  ].join('\n\n');
  return { markdown, aims: measured };
}

export const attackPart: Part = {
  name: 'attack',
  title: 'One address against all',
  measures: 'How others are served while one address requests what costs most.',
  run,
};
