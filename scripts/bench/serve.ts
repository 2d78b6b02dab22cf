/** Compares our own server with nginx and @astrojs/node, on the same pages. */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Case, type Contest, measure, ratioOf, rounds, seconds } from './contest.ts';
import { figure, kB, median, table } from './figures.ts';
import { type Answer, connections, type Load } from './load.ts';
import { benchPages } from './pages.ts';
import type { Aim, Bench, Part } from './part.ts';
import { type Running, startNginxServer, startOwn, startStandalone } from './servers.ts';
import { benchFolder, settings } from './settings.ts';
import { type BuiltSite, runScript } from './site.ts';

/** From this share of a processor, the client is considered the bottleneck. */
const clientAtLimit = 0.9;

/** Aim: our requests per second as a multiple of those of @astrojs/node. */
const wantedRatio = 2;

/** Returns the path of a build's largest stylesheet. */
function stylesheet(assets: string): string {
  const sizeOf = (name: string) => statSync(path.join(assets, name)).size;
  const [largest] = readdirSync(assets)
    .filter((name) => name.endsWith('.css'))
    .sort((a, b) => sizeOf(b) - sizeOf(a));
  if (!largest) throw new Error(`${assets} holds no stylesheet.`);
  return `/_astro/${largest}`;
}

const sent = ({ headers: { 'content-encoding': encoding }, bytes }: Answer) =>
  bytes === 0 ? 'no body' : `${kB(bytes)} kB${encoding ? ` ${encoding}` : ''}`;

const middle = ({ loads }: Contest, pick: (one: Load) => number | undefined): number =>
  median(loads.map((one) => pick(one) ?? Number.NaN));
const p99 = (contest: Contest) => middle(contest, ({ p99Ms }) => p99Ms);

function rowsOf(name: string, contests: Contest[]): string[][] {
  const own = contests[0];
  if (!own) return [];
  return contests.map((contest) => {
    const { server, answer } = contest;
    const bound = middle(contest, ({ clientShare }) => clientShare) >= clientAtLimit ? '≥ ' : '';
    return [
      `${name}, ${server.name}`,
      sent(answer),
      bound + figure(middle(contest, ({ requestsPerSecond }) => requestsPerSecond)),
      bound + figure(ratioOf(contest, own), 2),
      figure(p99(contest), 1),
      figure(middle(contest, ({ cpuMicroseconds }) => cpuMicroseconds)),
    ];
  });
}

const standaloneDir = path.join(benchFolder, 'dist-standalone');

async function buildAndStartStandalone(site: BuiltSite): Promise<Running> {
  await runScript(site.folder, 'scripts/bench/standalone.ts', settings(site.contentDir, standaloneDir));
  return startStandalone(site, standaloneDir);
}

/** Starts all servers that are available. @returns the servers, and why the others are `missing` */
async function startAll(site: BuiltSite): Promise<{ servers: Running[]; missing: string[] }> {
  const servers = [await startOwn(site)];
  const missing: string[] = [];
  for (const begin of [startNginxServer, buildAndStartStandalone]) {
    try {
      servers.push(await begin(site));
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      console.error(message);
      missing.push(message);
      process.exitCode = 1;
    }
  }
  return { servers, missing };
}

function aimsOf(contests: Contest[]): Aim[] {
  const [own] = contests;
  const other = contests.find(({ server }) => server.name === '@astrojs/node');
  if (!own || !other) return [];
  const ratio = ratioOf(own, other);
  const [ours, theirs] = [p99(own), p99(other)];
  return [
    {
      aim: `a page from our own server: at least ${wantedRatio} times as many requests a second as @astrojs/node`,
      measured: `${figure(ratio, 2)} times`,
      isMet: ratio >= wantedRatio,
    },
    {
      aim: 'and its p99 no worse',
      measured: `${figure(ours, 1)} against ${figure(theirs, 1)} ms`,
      isMet: ours <= theirs,
    },
  ];
}

async function run({ isQuick, site: builtSite }: Bench) {
  const site = await builtSite();
  const page = benchPages(site.contentDir).find(({ name }) => name === 'caregiver, sv')?.path ?? '/';
  const { servers, missing } = await startAll(site);
  try {
    const cases: Case[] = [
      { name: 'page', path: () => page, status: 200 },
      {
        name: 'hashed asset',
        path: ({ name }) => stylesheet(path.join(name === '@astrojs/node' ? standaloneDir : site.outDir, '_astro')),
        status: 200,
      },
      { name: 'page again (304)', path: () => page, status: 304, isRepeat: true },
      { name: 'no such page (404)', path: () => '/finns-inte', status: 404 },
    ];
    const rows: string[][] = [];
    const aims: Aim[] = [];
    for (const oneCase of cases) {
      const contests = await measure(servers, oneCase, isQuick);
      rows.push(...rowsOf(oneCase.name, contests));
      if (oneCase.name === 'page') aims.push(...aimsOf(contests));
    }
    const head = ['Answer', 'Sent', 'Requests/s', 'Ratio to ours', 'p99, ms', 'Server CPU, µs a request'];
    const notes = [
      `The page is \`${page}\`. ${connections} connections from autocannon on the same machine; after a warm-up, ${rounds} rounds of ${(isQuick ? seconds.quick : seconds.full).round} s in alternating order, medians. One process each (nginx: one worker, as in the tests). A ratio compares the same round. "≥": the client used its processor fully, so the server can do more. The last column has the cost of a request in any case.`,
      ...missing.map((message) => `Not measured: ${message}`),
    ];
    return { markdown: [table(head, rows), ...notes].join('\n\n'), aims };
  } finally {
    for (const server of servers) await server.stop();
  }
}

export const servePart: Part = {
  name: 'serve',
  title: 'Servers',
  measures: 'Our own server compared with nginx and `@astrojs/node`, on the same pages.',
  run,
};
