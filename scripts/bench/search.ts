/** Search over HTTP as the site grows: what each engine takes to build, to load and to answer. */
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { languageCodes } from '../../src/i18n/languages.ts';
import { writeIndexes } from '../../src/server/search/store.ts';
import { rounds, seconds } from './contest.ts';
import { embedded, startPostgresEngine } from './engines.ts';
import { figure, median, table } from './figures.ts';
import type { Load } from './load.ts';
import type { Aim, Bench, Part } from './part.ts';
import { clients, paths, type Trial, trialsOf } from './search-trials.ts';
import { type Memory, startSearch } from './servers.ts';
import { benchFolder } from './settings.ts';
import type { BuiltSite } from './site.ts';

const sizes = { full: [2_000, 20_000], quick: [2_000] };
/** The size that the aims are for, and the aims: ms for each number of clients, ms from start to ready. */
const aimedSize = 2_000;
const mostMs = { 1: 25, 32: 150 } as const;
const mostReadyMs = 3_000;

const megabytes = (bytes: number) => figure(bytes / 1e6);

const nameOf = ({ engine, records }: Trial) => `${engine.name}, ${figure(records)} records`;
const failed = (loads: readonly Load[]) => loads.reduce((sum, { failures, lost }) => sum + failures + lost, 0);
const middle = (loads: readonly Load[], pick: (one: Load) => number | undefined) =>
  median(loads.map((one) => pick(one) ?? Number.NaN));

const buildRow = (trial: Trial, empty: Memory) => [
  nameOf(trial),
  figure(trial.buildSeconds, 1),
  megabytes(trial.bytes),
  figure(trial.readyMs / 1000, 2),
  megabytes(trial.memory.residentBytes),
  megabytes(trial.memory.heapBytes - empty.heapBytes),
];

function loadRows(trial: Trial, own: Trial): string[][] {
  return clients.map((count) => {
    const loads = trial.loads.get(count) ?? [];
    const ratios = loads.map(
      (one, round) => one.requestsPerSecond / (own.loads.get(count)?.[round]?.requestsPerSecond ?? Number.NaN),
    );
    return [
      `${nameOf(trial)}, ${count} client${count > 1 ? 's' : ''}`,
      figure(middle(loads, (one) => one.requestsPerSecond)),
      figure(median(ratios), 2),
      figure(
        middle(loads, (one) => one.p50Ms),
        1,
      ),
      figure(
        middle(loads, (one) => one.p99Ms),
        1,
      ),
      figure(Math.max(...loads.map((one) => one.slowestMs)), 1),
      figure(
        middle(loads, (one) => (one.cpuMicroseconds ?? Number.NaN) / 1000),
        1,
      ),
      figure(failed(loads)),
    ];
  });
}

const rebuildRow = (trial: Trial) => [
  nameOf(trial),
  figure(trial.rebuild.seconds, 1),
  figure(trial.rebuild.requests),
  figure(trial.rebuild.p50Ms, 1),
  figure(trial.rebuild.p99Ms, 1),
  figure(trial.rebuild.slowestMs, 1),
  figure(failed([trial.rebuild])),
];

function aimsOf(trials: readonly Trial[]): Aim[] {
  const aimed = trials.filter(({ records }) => records === aimedSize);
  const forClients = aimed.flatMap((trial) =>
    clients.map((count): Aim => {
      const loads = trial.loads.get(count) ?? [];
      const [p99, errors] = [middle(loads, (one) => one.p99Ms), failed(loads)];
      return {
        aim: `${nameOf(trial)}, ${count} client${count > 1 ? 's' : ''}: p99 at most ${mostMs[count]} ms, no error`,
        measured: `${figure(p99, 1)} ms, ${errors} errors`,
        isMet: p99 <= mostMs[count] && errors === 0,
      };
    }),
  );
  const ready = aimed.map((trial) => ({
    aim: `${nameOf(trial)}: ready ${mostReadyMs / 1000} s after the start`,
    measured: `${figure(trial.readyMs / 1000, 2)} s`,
    isMet: trial.readyMs <= mostReadyMs,
  }));
  const rebuilds = trials.map((trial) => ({
    aim: `${nameOf(trial)}: index built anew while serving without a failed request`,
    measured: `${failed([trial.rebuild])} of ${figure(trial.rebuild.requests)} failed`,
    isMet: failed([trial.rebuild]) === 0,
  }));
  return [...forClients, ...ready, ...rebuilds];
}

/** The built site with an index of no language, for others to be put in its place. */
function siteWithoutIndex(site: BuiltSite): BuiltSite {
  const outDir = path.join(benchFolder, 'dist-search');
  rmSync(outDir, { recursive: true, force: true });
  cpSync(site.outDir, outDir, { recursive: true, filter: (file) => path.basename(file) !== '.search' });
  writeIndexes([], [], { cards: [], words: {}, phrases: {}, beyond: [], wordings: [] }, outDir);
  return { ...site, outDir };
}

async function run({ isQuick, site: builtSite }: Bench) {
  const site = siteWithoutIndex(await builtSite());
  const plain = await startSearch(site, 'no records', embedded.env);
  const empty = await plain.memory();
  await plain.stop();
  const engines = [embedded];
  const missing: string[] = [];
  try {
    engines.push(await startPostgresEngine());
  } catch (error) {
    missing.push(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
  try {
    const trials: Trial[] = [];
    for (const records of isQuick ? sizes.quick : sizes.full)
      trials.push(...(await trialsOf(engines, site, records, isQuick)));
    const own = (trial: Trial) =>
      trials.find(({ engine, records }) => engine === embedded && records === trial.records) ?? trial;
    const building = ['Engine', 'Index built, s', 'On disk, MB', 'Ready, s', 'Resident, MB', 'Heap more, MB'];
    const answering = [
      'Engine, clients',
      'Requests/s',
      'Ratio to embedded',
      'p50, ms',
      'p99, ms',
      'Slowest',
      'CPU, ms',
      'Errors',
    ];
    const rebuilding = ['Index built anew meanwhile', 'Seconds', 'Requests', 'p50, ms', 'p99, ms', 'Slowest', 'Failed'];
    const markdown = [
      table(
        building,
        trials.map((trial) => buildRow(trial, empty)),
      ),
      `Records are our own and new ones of their form: sentences drawn at random within a language, the same in every run, a third of them with a made-up compound; spread evenly over ${languageCodes.length} languages. The embedded index is built from records in memory to files; PostgreSQL's row is what its indexing command takes from these files, and its size is the database's. Ready: from the start of the process to 200 at \`/healthz\`. Memory is that of the Node process, after loading; heap, after collecting garbage, is what it holds more than a server without records (${megabytes(empty.heapBytes)} MB).`,
      table(
        answering,
        trials.flatMap((trial) => loadRows(trial, own(trial))),
      ),
      `GET \`/api/search\` over HTTP, with the ${figure(paths().length)} questions of \`tests/search/queries\` in turn, languages mixed, limits lifted (\`SEARCH_RATE=0\`), autocannon in another process on the same machine; after a warm-up, ${rounds} rounds of ${(isQuick ? seconds.quick : seconds.full).round} s, engines in alternating order, medians; slowest and errors of all rounds. CPU is what the Node process takes for a request; PostgreSQL's own is not in it.`,
      table(rebuilding, trials.map(rebuildRow)),
      `32 clients ask on while the index is built anew on the same machine, the server is told (SIGHUP), and until a word of the new index is found in every language.`,
      ...missing.map((message) => `Not measured: ${message}`),
    ];
    return { markdown: markdown.join('\n\n'), aims: aimsOf(trials) };
  } finally {
    for (const engine of engines) await engine.stop();
    rmSync(site.outDir, { recursive: true, force: true });
  }
}

export const searchPart: Part = { name: 'search', title: 'Search', run };
