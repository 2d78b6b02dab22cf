/** What a search page costs the server that answers without scripts, beside what the search itself costs. */
import { figure, median, table } from './figures.ts';
import { type Load, loadAndCount } from './load.ts';
import type { Bench, Part } from './part.ts';
import { paths } from './search-trials.ts';
import { startSearch } from './servers.ts';
import { searchPath } from '../../src/i18n/paths.ts';
import { canonicalCode, defaultLanguage } from '../../src/i18n/languages.ts';

const clients = 8;
const times = { full: { seconds: 10, rounds: 3 }, quick: { seconds: 3, rounds: 1 } };
/** How much dearer a page may be than the API's answer to the same question. */
const mostTimes = 3;

/** Returns the address of the page that answers what an address of the API answers. */
function pageOf(path: string): string {
  const parameters = new URL(path, 'http://localhost').searchParams;
  const locale = canonicalCode(parameters.get('locale') ?? '') ?? defaultLanguage;
  return `${searchPath(locale)}?q=${encodeURIComponent(parameters.get('q') ?? '')}`;
}

async function run({ isQuick, site }: Bench) {
  const { seconds, rounds } = isQuick ? times.quick : times.full;
  const server = await startSearch(await site(), 'own server', {});
  const targets = [
    { name: '`/api/search`', paths: paths() },
    { name: 'the search page', paths: paths().map(pageOf) },
  ];
  const loads = targets.map((): Load[] => []);
  try {
    // The first round only warms up.
    for (let round = 0; round <= rounds; round++)
      for (const [at, target] of targets.entries()) {
        const asking = { ...target, headers: { 'accept-encoding': 'br, gzip' }, status: 200 };
        const load = await loadAndCount(server, asking, { seconds, connections: clients });
        if (round > 0) loads[at]?.push(load);
      }
  } finally {
    await server.stop();
  }
  const cpuMs = loads.map((all) => median(all.map((one) => (one.cpuMicroseconds ?? Number.NaN) / 1000)));
  const ratio = (cpuMs[1] ?? Number.NaN) / (cpuMs[0] ?? Number.NaN);
  const rows = targets.map(({ name }, at) => [
    name,
    figure(median((loads[at] ?? []).map((one) => one.requestsPerSecond))),
    figure(cpuMs[at] ?? Number.NaN, 2),
    figure((loads[at] ?? []).reduce((sum, { failures, lost }) => sum + failures + lost, 0)),
  ]);
  const markdown = [
    table(['Asked', 'Requests/s', 'CPU, ms', 'Errors'], rows),
    `The same ${figure(paths().length)} questions, of all languages, over HTTP on ${clients} connections, limits lifted; ${rounds} rounds of ${seconds} s after one to warm up, medians. CPU is what the Node process takes for a request, all its threads together, compressing included.`,
  ].join('\n\n');
  const aim = `a search page costs at most ${mostTimes} times the processor time of the API's answer`;
  return { markdown, aims: [{ aim, measured: `${figure(ratio, 1)} times`, isMet: ratio <= mostTimes }] };
}

export const answersPart: Part = { name: 'answers', title: 'Search without scripts', run };
